/** How finely a scene is drawn: where one picture takes long, as without a graphics card, moving things are drawn coarsely. */

/** A picture that takes longer than this is slow. */
const SLOW_MS = 50;
/** Pictures that follow one another within this time show motion. */
const MOTION_MS = 250;
const COARSE = 0.5;

export class Sharpness {
  #isSlow = false;
  #last = -Infinity;
  #begun = 0;
  #scale = 1;

  /** A picture is begun: by which factor it is smaller than its place. */
  begin(now: number): number {
    this.#begun = now;
    this.#scale = this.#isSlow && now - this.#last < MOTION_MS ? COARSE : 1;
    return this.#scale;
  }

  /** It has been drawn. After how many milliseconds it is to be drawn again finely, if nothing moves until then; or null. */
  end(now: number): number | null {
    const took = now - this.#begun;
    this.#last = now;
    const isCoarse = this.#scale < 1;
    this.#isSlow = took > (isCoarse ? SLOW_MS * COARSE ** 2 : SLOW_MS);
    return isCoarse ? MOTION_MS + 50 : null;
  }
}
