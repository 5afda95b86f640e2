/** A QR code as a path of an SVG, one unit a module, with the quiet zone that readers need around it. */
import { encode } from "uqr";

const QUIET = 4;

export interface QrPath {
  /** Width and height of the picture, the quiet zone included. */
  size: number;
  path: string;
}

/** The dark modules of a text's QR code: a rectangle for each run of them in a row. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`),
  );
  return { size: size + 2 * QUIET, path: runs.join("") };
}

/** The runs of true in a row, each with its start and length. */
function runsOf(row: boolean[]): [number, number][] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, (end < 0 ? row.length : end) - x];
  });
}
