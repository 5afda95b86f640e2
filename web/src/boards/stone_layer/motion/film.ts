/** The film of an attempt, unpacked: int16 differences from picture to picture, deflated (see docs/protocol.md). */
import { Quaternion, Vector3 } from "three";
import type { Film } from "../../../lib/views/stone_layer";
import type { Pose } from "../board/stones";

const TURN = 1 / 4096;
const NUMBERS = 7;

export interface Motion {
  stones: string[];
  seconds: number;
  /** Where a stone of the film is after so many seconds. */
  at: (stone: number, seconds: number) => Pose;
}

async function inflate(data: string): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}

export async function unpack(film: Film): Promise<Motion> {
  const steps = new DataView(await inflate(film.data));
  const { pictures, place } = film;
  const whole = new Int16Array(film.stones.length * NUMBERS * pictures);
  for (let row = 0; row < film.stones.length * NUMBERS; row++) {
    let sum = 0;
    for (let k = 0; k < pictures; k++) {
      sum += steps.getInt16(2 * (row * pictures + k), true);
      whole[row * pictures + k] = sum;
    }
  }
  const number = (stone: number, which: number, picture: number) =>
    whole[(stone * NUMBERS + which) * pictures + picture] ?? 0;
  function picture(stone: number, k: number): Pose {
    const [x, y, z] = [0, 1, 2].map((i) => number(stone, i, k) * place * 1000) as [number, number, number];
    const [w, a, b, c] = [3, 4, 5, 6].map((i) => number(stone, i, k) * TURN) as [number, number, number, number];
    return { place: new Vector3(x, y, z), turn: new Quaternion(a, b, c, w).normalize() };
  }
  return {
    stones: film.stones,
    seconds: (pictures - 1) / film.hertz,
    at(stone, seconds) {
      const exact = Math.max(0, Math.min(pictures - 1, seconds * film.hertz));
      const before = Math.floor(exact);
      const [from, to] = [picture(stone, before), picture(stone, Math.min(pictures - 1, before + 1))];
      const share = exact - before;
      return { place: from.place.lerp(to.place, share), turn: from.turn.slerp(to.turn, share) };
    },
  };
}
