/** A picture of a result, to be sent to others: drawn as SVG without fonts or pictures from outside, and made a PNG. */
import { HEIGHT, landOf, WIDTH } from "../../art/lands";
import { SEAT_COLOURS, seatShape } from "../../art/seat_shapes";
import type { OutcomeInfo, SeatInfo } from "../../lib/protocol";
import { byRank, longestBar, type PaintedLine } from "./score_lines";

export interface ShareFacts {
  game: string;
  title: string;
  /** Who won. */
  headline: string;
  seats: SeatInfo[];
  outcome: OutcomeInfo;
  lines: PaintedLine[];
  date: string;
  site: string;
  /** The game's picture, as the text of an SVG of 272 × 160. */
  vignette: string;
}

export const PICTURE = { width: 1200, height: 630 };
const SCENE = 230;
const SERIF = "Fraunces, 'Iowan Old Style', Palatino, Georgia, serif";
const SANS = "Inter, system-ui, 'Segoe UI', Roboto, Arial, sans-serif";
const [BAR_LEFT, BAR_RIGHT] = [360, 1040];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** A text as XML can hold it. */
export function escaped(text: string): string {
  // eslint-disable-next-line no-control-regex -- XML holds no control characters
  return text.replace(/[\u0000-\u001f\ufffe\uffff]/g, "").replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? "");
}

/** A text that has so many letters at most. */
function short(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}

function label(x: number, y: number, text: string, style: string, anchor = "start"): string {
  return `<text x="${x}" y="${y}" style="${style}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** The land of the game with its picture right of the middle, and the words on deep water to the left. */
function scene(facts: ShareFacts): string {
  const land = landOf(facts.game);
  const scale = SCENE / HEIGHT;
  const middle = 860;
  const [width, left] = [272 * scale, middle - 136 * scale];
  const lights = land.aurora?.[0] ?? "#fff";
  const fills = land.fills.map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`).join("");
  const inner = facts.vignette.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<g transform="translate(${middle - (WIDTH * scale) / 2} 0) scale(${scale})">
<defs><linearGradient id="share-sky" x2="0" y2="1"><stop offset="0" stop-color="${land.sky[0]}"/>
<stop offset="1" stop-color="${land.sky[1]}"/></linearGradient>
<linearGradient id="share-lights" x2="0" y2="1"><stop offset="0" stop-color="${lights}" stop-opacity="0"/>
<stop offset=".6" stop-color="${lights}" stop-opacity=".75"/><stop offset="1" stop-color="${lights}" stop-opacity="0"/>
</linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#share-sky)"/>
${land.aurora ? `<path d="${land.aurora[1]}" fill="url(#share-lights)"/>` : ""}${fills}
<path d="${land.river}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${land.water + 7}"/>
<path d="${land.river}" fill="none" stroke="#8fc6da" stroke-width="${land.water}"/>
<path d="${land.river}" fill="none" stroke="#6fb2cc" stroke-width="${land.water / 2}"/>
<path d="${land.bank[1]}" fill="${land.bank[0]}"/></g>
<defs><linearGradient id="share-fade"><stop offset="0" stop-color="#000"/><stop offset=".08" stop-color="#fff"/>
<stop offset=".92" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
<mask id="share-edges"><rect x="${left}" width="${width}" height="${SCENE}" fill="url(#share-fade)"/></mask></defs>
<g mask="url(#share-edges)"><svg x="${left}" y="0" width="${width}" height="${SCENE}" viewBox="0 0 272 160">${inner}</svg></g>
<defs><linearGradient id="share-deep"><stop offset="0" stop-color="#174a64"/><stop offset=".46" stop-color="#174a64"/>
<stop offset=".62" stop-color="#174a64" stop-opacity="0"/></linearGradient></defs>
<rect width="${PICTURE.width}" height="${SCENE}" fill="url(#share-deep)"/>`;
}

/** The headline, in two lines of about the same length if it is long. */
function headline(text: string): string {
  const words = short(text, 56).split(" ");
  const splits = words.map((_, i) => [words.slice(0, i).join(" "), words.slice(i).join(" ")]);
  const longest = (rows: string[]) => Math.max(...rows.map((row) => row.length));
  const rows = text.length <= 20 ? [text] : (splits.sort((a, b) => longest(a) - longest(b))[0] ?? [text]);
  const style = `font: 600 46px ${SERIF}; fill: #fff`;
  return rows.map((row, i) => label(60, (rows.length > 1 ? 126 : 150) + 54 * i, row, style)).join("");
}

function bars(facts: ShareFacts): string {
  const { outcome, seats, lines } = facts;
  const order = byRank(outcome, seats);
  const longest = longestBar(outcome, seats);
  const step = Math.min(62, 250 / order.length);
  const top = SCENE + 30 + (250 - step * order.length) / 2;
  const size = Math.min(26, step * 0.6);
  return order
    .map((seat, row) => {
      const y = top + step * row;
      const middle = y + step / 2;
      let x = BAR_LEFT;
      const parts = lines.map((line) => {
        const points = Math.max(0, line.points[seat.seat] ?? 0);
        const width = ((BAR_RIGHT - BAR_LEFT) * points) / longest;
        const part = `<rect x="${x}" y="${y + step * 0.14}" width="${Math.max(0, width - 2)}" height="${step * 0.72}" rx="4" fill="${line.fill}" stroke="#20303a" stroke-opacity=".25"/>`;
        const fits = width > 14 + 10 * String(points).length;
        const number = label(
          x + width / 2 - 1,
          middle + 6,
          String(points),
          `font: 700 17px ${SANS}; fill: ${line.ink}`,
          "middle",
        );
        x += width;
        return points ? part + (fits ? number : "") : "";
      });
      const colour = seat.colour % SEAT_COLOURS.length;
      return `<path d="${seatShape(colour)}" transform="translate(60 ${middle - size / 2}) scale(${size})" fill="${SEAT_COLOURS[colour]}"/>
${label(100, middle + 8, short(seat.name, 18), `font: 600 24px ${SANS}; fill: #20303a`)}
${parts.join("")}
${label(1140, middle + 12, String(outcome.scores[seat.seat] ?? 0), `font: 600 36px ${SERIF}; fill: ${outcome.winners.includes(seat.seat) ? "#1a6449" : "#20303a"}`, "end")}`;
    })
    .join("");
}

/** What the colours of the bars stand for, as far as there is room. */
function legend(facts: ShareFacts): string {
  const used = facts.lines.filter((line) => line.points.some((points) => points > 0));
  let x = 60;
  let out = "";
  for (const line of used) {
    const width = 30 + 9.4 * line.label.text.length;
    if (x + width > PICTURE.width - 60) break;
    out += `<rect x="${x}" y="541" width="16" height="16" rx="4" fill="${line.fill}" stroke="#20303a" stroke-opacity=".25"/>${label(x + 23, 555, line.label.text, `font: 400 17px ${SANS}; fill: #56656d`)}`;
    x += width + 14;
  }
  return out;
}

export function shareSvg(facts: ShareFacts): string {
  const { width, height } = PICTURE;
  const small = `font: 600 20px ${SANS}; fill: #56656d`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#f7f2e6"/>
${scene(facts)}
${label(60, 70, facts.title, `font: 600 26px ${SERIF}; fill: #e8f4f8`)}
${headline(facts.headline)}
${bars(facts)}
${legend(facts)}
<path d="M60 576H1140" stroke="#d8ccb0"/>
${label(60, 606, facts.date, small)}
${label(1140, 606, facts.site, `font: 600 20px ${SANS}; fill: #1f5a78`, "end")}
</svg>`;
}

/** The drawing as a PNG. */
export async function shareImage(svg: string): Promise<Blob> {
  const picture = new Image(PICTURE.width, PICTURE.height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, PICTURE.width, PICTURE.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Offers a picture to the programs of the device, where the browser can do that; otherwise it is saved as a file. */
export async function shareOrSave(picture: Blob, name: string, title: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files })) {
    await navigator.share({ files, title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
