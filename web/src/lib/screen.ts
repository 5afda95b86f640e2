/**
 * How much room the screen has, counted in the size of its text: who sets larger letters or enlarges the page gets the
 * layout of a smaller screen. Style sheets write pixels at the usual size of text; the build puts them through `inText`.
 */

const USUAL_TEXT = 16; // pixels
const PHONE_WIDTH = 760;
const PHONE_HEIGHT = 500;
const A_LITTLE = 0.01;

const em = (pixels: number) => `${Math.round((pixels / USUAL_TEXT) * 10000) / 10000}em`;

/** The media query of a phone, upright or lying on its side. */
export const PHONE = `((max-width: ${em(PHONE_WIDTH)}) or (max-height: ${em(PHONE_HEIGHT)}))`;
const LARGER = `((min-width: ${em(PHONE_WIDTH + A_LITTLE)}) and (min-height: ${em(PHONE_HEIGHT + A_LITTLE)}))`;

/**
 * A media query with its pixels as multiples of the text's size. `(max-width: 760px)` stands for a phone and
 * `(min-width: 761px)` for everything larger, so these two also ask for the height.
 */
export function inText(query: string): string {
  return query
    .replaceAll(`(max-width: ${PHONE_WIDTH}px)`, PHONE)
    .replaceAll(`(min-width: ${PHONE_WIDTH + 1}px)`, LARGER)
    .replace(/(?<=\((?:min|max)-(?:width|height): )([\d.]+)px(?=\))/g, (_, pixels: string) => em(Number(pixels)));
}

/** The media query of a phone in a hand: a small screen that is touched. */
export const TOUCHED_PHONE = `${PHONE} and (pointer: coarse)`;

/** The media query of a screen too narrow for a row of buttons beside a title. */
export const NARROW = `(max-width: ${em(600)})`;
