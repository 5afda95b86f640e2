/** The painted board: sand and grass round the water, the places of the base stones, the way of the marker. */
import { CanvasTexture, SRGBColorSpace } from "three";
import { chance } from "../../../art/scenery";
import { baseOf } from "./stones";

const PIXELS = 1400;
const HALF = 220; // millimetres from the middle to the rim
const SCALE = PIXELS / (2 * HALF);
const MIDDLE = PIXELS / 2;
const SHORES: [number, number, string][] = [
  [113, 4, "#cdb888"],
  [107, 4, "#eadfb9"],
  [102, 4, "#2f7ea1"],
  [98, 4, "#4a9cbd"],
  [84, 5, "#5badcb"],
  [60, 6, "#6cbad5"],
];

function meadow(g: CanvasRenderingContext2D, random: () => number): void {
  const colours = g.createRadialGradient(MIDDLE, MIDDLE, 90 * SCALE, MIDDLE, MIDDLE, HALF * SCALE);
  colours.addColorStop(0, "#e6d7a8");
  colours.addColorStop(0.45, "#d5dca6");
  colours.addColorStop(1, "#bcd09a");
  g.fillStyle = colours;
  g.fillRect(0, 0, PIXELS, PIXELS);
  for (let i = 0; i < 900; i++) {
    const [away, angle] = [(105 + 115 * random()) * SCALE, random() * 2 * Math.PI];
    g.fillStyle = `rgba(${random() > 0.5 ? "90,110,60" : "255,252,230"},${0.05 + 0.08 * random()})`;
    g.beginPath();
    const [x, y] = [MIDDLE + away * Math.cos(angle), MIDDLE + away * Math.sin(angle)];
    g.ellipse(x, y, 2 + 5 * random(), 1.5 + 2 * random(), random() * 3, 0, 7);
    g.fill();
  }
}

function water(g: CanvasRenderingContext2D, random: () => number): void {
  for (const [radius, wave, colour] of SHORES) {
    g.fillStyle = colour;
    g.beginPath();
    for (let i = 0; i <= 120; i++) {
      const angle = (i / 120) * 2 * Math.PI;
      const away = (radius + wave * Math.sin(3 * angle + 1) + wave * 0.6 * Math.sin(5 * angle)) * SCALE;
      g.lineTo(MIDDLE + away * Math.cos(angle), MIDDLE + away * Math.sin(angle));
    }
    g.fill();
  }
  g.lineCap = "round";
  g.lineWidth = 3;
  for (let i = 0; i < 80; i++) {
    const [away, angle] = [93 * Math.sqrt(random()) * SCALE, random() * 2 * Math.PI];
    const [x, y] = [MIDDLE + away * Math.cos(angle), MIDDLE + away * Math.sin(angle)];
    g.strokeStyle = `rgba(255,255,255,${0.12 + 0.25 * random()})`;
    g.beginPath();
    g.moveTo(x - 20, y);
    g.quadraticCurveTo(x - 10, y - 9, x, y);
    g.quadraticCurveTo(x + 10, y + 9, x + 20, y);
    g.stroke();
  }
}

function ways(g: CanvasRenderingContext2D): void {
  for (let stack = 0; stack < 6; stack++) {
    const { x, y } = baseOf(stack);
    g.strokeStyle = "rgba(110,95,55,.35)";
    g.lineWidth = 5;
    g.setLineDash([10, 14]);
    g.beginPath();
    g.arc(MIDDLE + x * SCALE, MIDDLE - y * SCALE, 46 * SCALE, 0, 7);
    g.stroke();
  }
  g.setLineDash([]);
  g.strokeStyle = "rgba(110,95,55,.3)";
  g.lineWidth = 6;
  g.beginPath();
  g.arc(MIDDLE, MIDDLE, 210 * SCALE, 0, 7);
  g.stroke();
  for (let k = 0; k < 6; k++) {
    const angle = ((-60 + 60 * k) * Math.PI) / 180;
    g.save();
    g.translate(MIDDLE + 210 * SCALE * Math.cos(angle), MIDDLE + 210 * SCALE * Math.sin(angle));
    g.rotate(angle + Math.PI / 2); // clockwise
    g.fillStyle = "rgba(110,95,55,.5)";
    g.beginPath();
    g.moveTo(16, 0);
    g.lineTo(-10, -14);
    g.lineTo(-10, 14);
    g.fill();
    g.restore();
  }
}

function canvas(pixels: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const made = document.createElement("canvas");
  made.width = made.height = pixels;
  return [made, made.getContext("2d")];
}

export function groundTexture(): CanvasTexture {
  const [drawn, g] = canvas(PIXELS);
  if (g) {
    const random = chance(5);
    meadow(g, random);
    water(g, random);
    ways(g);
  }
  const texture = new CanvasTexture(drawn);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** The soft shadow of the board on whatever table it lies. */
export function shadeTexture(): CanvasTexture {
  const [drawn, g] = canvas(256);
  if (g) {
    const shade = g.createRadialGradient(128, 128, 60, 128, 128, 128);
    shade.addColorStop(0, "rgba(50,60,50,.55)");
    shade.addColorStop(0.55, "rgba(50,60,50,.32)");
    shade.addColorStop(1, "rgba(50,60,50,0)");
    g.fillStyle = shade;
    g.fillRect(0, 0, 256, 256);
  }
  return new CanvasTexture(drawn);
}

/** Ripples for the light on the water: a bump map of crossing waves. */
export function rippleTexture(): CanvasTexture {
  const size = 256;
  const [drawn, g] = canvas(size);
  if (g) {
    const picture = g.createImageData(size, size);
    for (let i = 0; i < size * size; i++) {
      const [x, y] = [((i % size) / size) * 2 * Math.PI, (Math.floor(i / size) / size) * 2 * Math.PI];
      const height = Math.sin(3 * x + 2 * Math.sin(2 * y)) + Math.sin(4 * y + 1.5 * Math.sin(3 * x)) * 0.8;
      const grey = 128 + 55 * height;
      picture.data.set([grey, grey, grey, 255], 4 * i);
    }
    g.putImageData(picture, 0, 0);
  }
  return new CanvasTexture(drawn);
}
