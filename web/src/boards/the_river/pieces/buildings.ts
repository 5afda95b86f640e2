/** Pictures of the buildings on a 104 × 58 ground, standing on y = 50; a building without its own is a plain house. */

const WINDOW = "#fbe9b0";

interface House {
  x: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  gable?: number;
  door?: boolean;
  windows?: number;
}

function house({ x, width, height, wall, roof, gable = height * 0.6, door = true, windows = 2 }: House): string {
  const top = 50 - height;
  const middle = x + width / 2;
  const panes = Array.from({ length: windows }, (_, i) => {
    const at = x + (width * (i + 0.5)) / windows - 2.2;
    return `<rect x="${at.toFixed(1)}" y="${top + 4}" width="4.4" height="5" fill="${WINDOW}"/>`;
  });
  return (
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${wall}"/>` +
    `<path d="M${x - 3} ${top}L${middle} ${top - gable}L${x + width + 3} ${top}z" fill="${roof}"/>` +
    (door ? `<rect x="${middle - 3}" y="41" width="6" height="9" fill="#4a3020"/>` : "") +
    panes.join("")
  );
}

const WOOD = { wall: "#9a673c", roof: "#5d3b20" };
const PLANK = { wall: "#b58455", roof: "#6d4a2c" };
const PLASTER = { wall: "#e9d3ae", roof: "#a3482f" };
const STONE = { wall: "#c3c2ba", roof: "#56656d" };
const BRICK = { wall: "#c4703d", roof: "#7a3d18" };
const chimney = (x: number, top: number, height: number, fill = "#79838a") =>
  `<rect x="${x}" y="${top}" width="7" height="${height}" fill="${fill}"/><path d="M${x + 3} ${top - 3}q-5-4 0-8t-1-8" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
const logs = (x: number, y: number) =>
  `<g fill="#8a5a34" stroke="#4f3018" stroke-width=".7"><circle cx="${x}" cy="${y}" r="4"/><circle cx="${x + 8}" cy="${y}" r="4"/><circle cx="${x + 4}" cy="${y - 7}" r="4"/></g>`;
const bricks = (x: number, y: number) =>
  `<g fill="#c4703d" stroke="#7a3d18" stroke-width=".7"><rect x="${x}" y="${y - 5}" width="9" height="5"/><rect x="${x + 9}" y="${y - 5}" width="9" height="5"/><rect x="${x + 4.5}" y="${y - 10}" width="9" height="5"/></g>`;
const wheel = (x: number, y: number, r: number) =>
  `<g fill="none" stroke="#5d3b20" stroke-width="2"><circle cx="${x}" cy="${y}" r="${r}"/><path d="M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}"/></g>`;
const flag = (x: number, y: number, fill = "#c8443a") =>
  `<path d="M${x} ${y}v-8h9v5h-9" fill="${fill}" stroke="#20303a" stroke-width=".7"/>`;
const columns = (x: number, count: number, step: number) =>
  Array.from(
    { length: count },
    (_, i) => `<rect x="${x + i * step}" y="30" width="4" height="20" fill="#f7f2e6"/>`,
  ).join("");
const panes = (xs: number[], ys: number[]) =>
  xs.flatMap((x) => ys.map((y) => `<rect x="${x}" y="${y}" width="5" height="6" fill="#7fb3c9"/>`)).join("");

const PLAIN = house({ x: 32, width: 40, height: 18, ...PLASTER });

/** By the id of the building in components.toml. */
const PICTURES: Record<string, string> = {
  b01: `<path d="M30 50V24L74 34V50z" fill="#b58455"/><path d="M26 22 80 34v5L26 27z" fill="#5d3b20"/><path d="M36 50V32h12v18z" fill="#4a3020"/>${logs(84, 46)}`,
  b02: `<path d="M36 50V38h32v12z" fill="#929ca2"/><path d="M36 42h32M44 38v4M54 42v8M60 38v4M44 46v4" stroke="#626c73"/><path d="M40 38V20M64 38V20" stroke="#6d4324" stroke-width="3"/><path d="M33 21 52 9l19 12z" fill="#8a5a34"/><path d="M52 22v9" stroke="#4f3018"/><rect x="48" y="30" width="8" height="6" fill="#b07a4a"/>`,
  b03:
    house({ x: 34, width: 34, height: 14, ...PLANK, windows: 1, door: false }) +
    `<path d="M48 50h8L72 56" stroke="#6d4324" stroke-width="2.5"/><g fill="#fffdf7"><ellipse cx="82" cy="46" rx="6" ry="4.5"/><circle cx="88" cy="41" r="2.6"/><ellipse cx="20" cy="47" rx="5" ry="3.8"/><circle cx="15" cy="43" r="2.3"/></g><path d="m90 41 3 1-3 1M13 43l-3 1 3 1" fill="#d9a638"/>`,
  b04:
    house({ x: 26, width: 40, height: 18, ...WOOD, windows: 0, door: false }) +
    logs(34, 45) +
    logs(50, 45) +
    logs(76, 46),
  b05:
    house({ x: 36, width: 32, height: 16, ...STONE, windows: 1 }) +
    `<path d="M66 46c10-2 14 8 34 4v6H60z" fill="#7fc0d8"/><path d="M68 44c4 0 4 3 8 3" stroke="#fff" stroke-width="1.5" fill="none"/>`,
  b06: `<path d="M28 50c0-22 10-30 24-30s24 8 24 30z" fill="#c98a5e"/><path d="M42 50V40a10 9 0 0 1 20 0v10z" fill="#3a2318"/><path d="M46 50q2-8 6-10 4 4 6 10z" fill="#e0862b"/>${chimney(62, 10, 14)}${bricks(80, 50)}`,
  b07: house({ x: 34, width: 36, height: 15, ...WOOD, gable: 12 }) + chimney(60, 21, 12),
  b08: house({ x: 36, width: 32, height: 20, ...WOOD, gable: 16, windows: 0 }) + chimney(48, 8, 12, "#5d3b20"),
  b09:
    house({ x: 22, width: 60, height: 18, ...PLANK, gable: 16, windows: 0, door: false }) +
    `<path d="M42 50V36h20v14M42 36l20 14M62 36 42 50" fill="#8a3b2c" stroke="#f7f2e6" stroke-width="1.5"/><path d="M48 26h8v5h-8z" fill="#4a3020"/>`,
  b10: `<path d="M20 42h64v4H20z" fill="#8a5a34"/><path d="M28 46v8M50 46v8M74 46v8" stroke="#6d4324" stroke-width="3"/><g transform="translate(0 -8)">${house({ x: 56, width: 22, height: 12, wall: "#c9a273", roof: "#6d4a2c", gable: 9, door: false, windows: 1 })}</g><path d="M14 50c6 4 20 4 26 0z" fill="#b07a4a"/>`,
  b11:
    house({ x: 34, width: 36, height: 26, ...PLASTER, gable: 12, windows: 0 }) +
    `<circle cx="52" cy="27" r="4" fill="#4a3020"/><path d="M76 50q2-14 8-14t8 14zM14 50q2-12 7-12t7 12z" fill="#e3c16f"/>`,
  b12:
    house({ x: 22, width: 60, height: 16, ...PLANK, gable: 10 }) +
    `<rect x="26" y="26" width="52" height="7" rx="1" fill="#f7f2e6"/><path d="M30 29.500h44" stroke="#8a5a34" stroke-width="1.5"/><rect x="12" y="42" width="9" height="8" fill="#c4703d"/><rect x="84" y="40" width="8" height="10" fill="#8a5a34"/>`,
  b13:
    house({ x: 28, width: 46, height: 18, ...PLANK, windows: 1, door: false }) +
    `<circle cx="40" cy="42" r="8" fill="#b4bdc2" stroke="#56656d" stroke-dasharray="2 1.5"/>${logs(78, 46)}${logs(12, 46)}`,
  b14: `<path d="M36 50 42 16h20l6 34z" fill="#b4bdc2"/><path d="M39 34h26M41 24h22M38 42h28" stroke="#79838a"/><path d="M46 50V42a6 6 0 0 1 12 0v8z" fill="#3a2318"/><path d="M49 50q1-6 3-7 2 3 3 7z" fill="#e0862b"/><path d="M52 14q-6-4 0-8" stroke="#fff" stroke-width="2.5" fill="none" opacity=".8"/><path d="M74 50q8-12 18 0z" fill="#ece6d8"/>`,
  b15:
    house({ x: 24, width: 38, height: 18, ...BRICK, windows: 2 }) +
    chimney(52, 14, 16, "#a3521f") +
    bricks(66, 50) +
    bricks(84, 50),
  b16:
    house({ x: 30, width: 44, height: 18, ...PLASTER, gable: 14 }) +
    `<rect x="47" y="10" width="10" height="10" fill="#e9d3ae"/><path d="M45 10 52 3l7 7z" fill="#a3482f"/><circle cx="52" cy="15" r="2.5" fill="#d9a638"/>`,
  b17:
    house({ x: 28, width: 46, height: 18, ...STONE, windows: 1, door: false }) +
    `<path d="M44 50V38h18v12z" fill="#3a2318"/><path d="M47 50q3-9 6-10 4 4 6 10z" fill="#e0862b"/>${chimney(30, 16, 14)}<path d="M78 50v-5h-4v-4h18q-2 4-6 4v5z" fill="#444d53"/>`,
  b18:
    house({ x: 24, width: 42, height: 18, ...PLASTER }) +
    `<g fill="#c4703d" stroke="#7a3d18" stroke-width=".7"><path d="M72 50q-4-8 1-12h6q5 4 1 12zM84 50q-3-6 1-9h5q4 3 1 9z"/></g><path d="M74 38h4M86 41h4" stroke="#7a3d18" stroke-width="2"/>`,
  b19:
    house({ x: 34, width: 36, height: 22, ...PLANK, gable: 14 }) +
    wheel(78, 42, 12) +
    `<path d="M64 54c10-3 20 3 40-1v5H64z" fill="#7fc0d8"/>`,
  b20: `<path d="M4 50V36Q52 14 100 36V50H86Q84 34 68 34T50 50H46Q44 36 34 36T20 50z" fill="#929ca2"/><path d="M4 36Q52 14 100 36" stroke="#626c73" stroke-width="3" fill="none"/>`,
  b21:
    house({ x: 26, width: 52, height: 18, ...BRICK, gable: 8, windows: 4, door: true }) +
    `<path d="M40 12q-4-4 0-8M52 10q-4-4 0-8M64 12q-4-4 0-8" stroke="#fff" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  b22: `<path d="M22 50V26h4v24M78 50V26h4v24M20 26 52 12l32 14z" fill="#8a5a34" stroke="#6d4324"/><path d="M30 40h46c-3 8-8 11-13 11H42c-6 0-10-4-12-11z" fill="#b07a4a" stroke="#6d4324"/><path d="M52 40V26l10 11z" fill="#f7f2e6"/>`,
  b23: `<path d="M42 50V20h20v30z" fill="#b4bdc2"/><path d="M38 20V10h5v5h6v-5h6v5h6v-5h5v10z" fill="#929ca2"/><path d="M49 50V40a3 3 0 0 1 6 0v10z" fill="#4a3020"/><path d="M50 26h4v7h-4z" fill="${WINDOW}"/>${flag(52, 9)}`,
  b24:
    house({ x: 22, width: 36, height: 18, ...WOOD, windows: 1 }) +
    `<path d="M64 50V26M96 50V26M62 27h36" stroke="#6d4324" stroke-width="2.5"/><path d="M70 28c-3 6 1 8-1 14 5-2 7 2 11 0s6 2 11 0c-3-6 1-8-1-14z" fill="#c98a5e"/>`,
  b25: `<path d="M20 50V18h64v32z" fill="#c58a55"/><path d="M16 18V10h72v8z" fill="#8a5a34"/><rect x="30" y="20" width="44" height="8" fill="#f7f2e6"/><path d="M35 24h34" stroke="#a3482f" stroke-width="2"/><path d="M16 34h72v3H16z" fill="#6d4a2c"/><path d="M45 50V40h6v10M53 50V40h6v10" fill="#6d4324"/>${panes([26, 34, 65, 73], [40])}`,
  b26:
    house({ x: 36, width: 36, height: 18, wall: "#d6d3ca", roof: "#56656d", gable: 12 }) +
    `<rect x="22" y="20" width="15" height="30" fill="#c3c2ba"/><path d="M20 20 29.5 4 39 20z" fill="#56656d"/><path d="M29.5-2V6M26.5 1h6" stroke="#56656d" stroke-width="1.4"/><path d="M27 30a2.5 3 0 0 1 5 0v6h-5z" fill="${WINDOW}"/>`,
  b27:
    house({ x: 28, width: 46, height: 20, ...PLASTER, gable: 12, windows: 2 }) +
    chimney(62, 14, 12) +
    `<path d="M26 38h18v4q-2 3-4.5 0-2.3 3-4.5 0-2.3 3-4.5 0-2.3 3-4.5 0z" fill="#c8443a"/><ellipse cx="84" cy="46" rx="8" ry="4.5" fill="#d9a638" stroke="#8a5a34"/>`,
  b28: `<path d="M20 50V22h64v28z" fill="#b8545a"/><path d="M16 22 52 6l36 16z" fill="#7a2f38"/>${columns(26, 6, 9.6)}<path d="M47 50V38a5 5 0 0 1 10 0v12z" fill="#4a3020"/><circle cx="52" cy="16" r="4" fill="#d9a638"/>`,
  b29: `<path d="M18 50V28h68v22z" fill="#ece6d8"/><path d="M14 28 52 10l38 18z" fill="#b4bdc2"/>${columns(24, 6, 10.4)}<path d="M12 50h80v3H12z" fill="#929ca2"/><path d="M52 15v8M46 18h12M44 22l2-4 2 4zM56 22l2-4 2 4z" stroke="#56656d" fill="none"/>`,
  b30: `<rect x="18" y="26" width="68" height="24" fill="#ece6d8"/><rect x="42" y="18" width="20" height="32" fill="#dcd3bf"/><path d="M38 19 52 9l14 10z" fill="#2f7ea1"/><path d="M15 26h27v-3H15zM62 26h27v-3H62z" fill="#2f7ea1"/>${panes([22, 31, 68, 77], [31, 40])}<rect x="48" y="40" width="8" height="10" fill="#4a3020"/><path d="M52 22v10M47 27h10" stroke="#c8443a" stroke-width="3"/>`,
  b31: `<path d="M20 50V14h64v36z" fill="#d9b48a"/><path d="M16 14 24 4h56l8 10z" fill="#6d4aa0"/>${panes([26, 36, 63, 73], [18, 28, 38])}<path d="M46 50V36h12v14z" fill="#4a3020"/><rect x="42" y="17" width="20" height="7" fill="#f7f2e6"/><path d="M45 20.500h14" stroke="#6d4aa0" stroke-width="2"/>${flag(52, 4)}`,
  b32: `<path d="M18 50V26h68v24z" fill="#d6d3ca"/><path d="M14 26 24 18h56l10 8z" fill="#56656d"/><path d="M43 50V12h18v38z" fill="#c3c2ba"/><path d="M40 12 52 0l12 12z" fill="#56656d"/><circle cx="52" cy="20" r="5" fill="#fffdf7" stroke="#20303a"/><path d="M52 17v3h3" stroke="#20303a" fill="none"/>${panes([24, 33, 66, 75], [31, 40])}<path d="M47 50V38a5 5 0 0 1 10 0v12z" fill="#4a3020"/>`,
  b33:
    house({ x: 16, width: 46, height: 20, ...BRICK, gable: 10, windows: 3 }) +
    `<path d="M62 32h36v3H62z" fill="#6d4a2c"/><path d="M94 35v15M68 35v15" stroke="#6d4324" stroke-width="2"/><path d="M60 53h44M60 56h44" stroke="#56656d" stroke-width="1.5"/><path d="M70 50v-8h14v-6h8v14z" fill="#2b3b44"/><circle cx="74" cy="50" r="3" fill="#c8443a"/><circle cx="87" cy="50" r="3" fill="#c8443a"/><path d="M73 42v-5h3v5" fill="#2b3b44"/>`,
};

export function pictureOf(building: string): string {
  return PICTURES[building] ?? PLAIN;
}
