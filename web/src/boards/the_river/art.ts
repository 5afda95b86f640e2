/** The River's drawings as SVG text: goods on a 24 × 24 grid, terrains on 100 × 100, and the pieces. */

export const GOODS: Record<string, string> = {
  wood: `<g stroke="#4f3018" stroke-width="1"><path d="M6 12.5h13.5v7H6z" fill="#9a673c"/><ellipse cx="19.5" cy="16" rx="2.3" ry="3.5" fill="#e6c79a"/><path d="M8 5h11v7H8z" fill="#8a5a34" /><ellipse cx="19" cy="8.5" rx="2.3" ry="3.5" fill="#e6c79a"/><path d="M3 12.5h2M6 12.5a2.3 3.5 0 0 0 0 7M8 5a2.3 3.5 0 0 0 0 7" fill="#9a673c"/></g><ellipse cx="19" cy="8.5" rx=".9" ry="1.6" fill="#b98a56"/><ellipse cx="19.5" cy="16" rx=".9" ry="1.6" fill="#b98a56"/>`,
  stone: `<path d="M3 16.5 6 8.5l6-4 6.5 3L22 15l-3.5 5h-13z" fill="#79838a" stroke="#444d53" stroke-width="1" stroke-linejoin="round"/><path d="m6 8.5 6-4 6.5 3-5.5 4z" fill="#b4bdc2"/><path d="M13 11.5 18.5 7.5 22 15l-3.5 5z" fill="#626c73"/><path d="m6 8.5 7 3-1 8.5H5.5L3 16.5z" fill="#929ca2"/>`,
  clay: `<g fill="#c4703d" stroke="#7a3d18" stroke-width="1" stroke-linejoin="round"><rect x="2.5" y="13" width="9.3" height="6.5" rx="1"/><rect x="12.2" y="13" width="9.3" height="6.5" rx="1"/><rect x="7.3" y="5.5" width="9.4" height="6.8" rx="1"/></g><g fill="#e19a6a"><rect x="3.5" y="14" width="7.3" height="1.5" rx=".6"/><rect x="13.2" y="14" width="7.3" height="1.5" rx=".6"/><rect x="8.3" y="6.5" width="7.4" height="1.5" rx=".6"/></g>`,
  food: `<g stroke="#7d5a00" stroke-width=".9" fill="#e0b23c" stroke-linejoin="round"><path d="M12 22V9" fill="none" stroke-width="1.6"/><path d="M12 7.5C10 6 10 3.5 12 1.8c2 1.7 2 4.2 0 5.7z"/><path d="M11.5 11.5C8.8 11.2 7.3 9.3 7.6 6.8c2.5.2 4 2 3.9 4.7zM12.5 11.5c2.7-.3 4.2-2.2 3.9-4.7-2.5.2-4 2-3.9 4.7z"/><path d="M11.5 16.2c-2.9-.2-4.6-2.2-4.4-5 2.7.1 4.5 2.1 4.4 5zM12.5 16.2c2.9-.2 4.6-2.2 4.4-5-2.7.1-4.5 2.1-4.4 5z"/></g>`,
  warehouse: `<path d="M12 3 22 9.5V21H2V9.5z" fill="#fffdf7" stroke="#20303a" stroke-width="1.3" stroke-linejoin="round"/><path d="M6.5 21v-8h11v8" fill="#d8ccb0" stroke="#20303a" stroke-width="1.3" stroke-linejoin="round"/><path d="m6.5 13 11 8M17.5 13l-11 8" stroke="#56656d" stroke-width="1"/>`,
};

export const TERRAINS: Record<string, string> = {
  forest: `<rect width="100" height="100" fill="#dbe8cf"/><path d="M0 34C20 22 40 26 58 32S88 30 100 24V100H0z" fill="#8db583"/><path d="M12 22 20.6 37H16.1L25.8 52H-1.8L7.9 37H3.4z" fill="#5a9560"/><path d="M12 22 20.6 37H16.1L25.8 52H12z" fill="#4a8353"/><path d="M32 16 41.7 33H36.7L47.6 50H16.4L27.3 33H22.3z" fill="#5a9560"/><path d="M32 16 41.7 33H36.7L47.6 50H32z" fill="#4a8353"/><path d="M70 16 79.7 33H74.7L85.6 50H54.4L65.3 33H60.3z" fill="#5a9560"/><path d="M70 16 79.7 33H74.7L85.6 50H70z" fill="#4a8353"/><path d="M90 22 98.6 37H94.1L103.8 52H76.2L85.9 37H81.4z" fill="#5a9560"/><path d="M90 22 98.6 37H94.1L103.8 52H90z" fill="#4a8353"/><path d="M22 22 33.4 42H27.5L40.4 62H3.6L16.5 42H10.6z" fill="#3f7a4a"/><path d="M22 22 33.4 42H27.5L40.4 62H22z" fill="#31653c"/><path d="M50 14 63.1 37H56.3L71.2 60H28.8L43.7 37H36.9z" fill="#3f7a4a"/><path d="M50 14 63.1 37H56.3L71.2 60H50z" fill="#31653c"/><path d="M80 23 91.4 43H85.5L98.4 63H61.6L74.5 43H68.6z" fill="#3f7a4a"/><path d="M80 23 91.4 43H85.5L98.4 63H80z" fill="#31653c"/><path d="M-1 30 9.3 48H4L15.6 66H-17.6L-6 48H-11.3z" fill="#3f7a4a"/><path d="M-1 30 9.3 48H4L15.6 66H-1z" fill="#31653c"/><path d="M102 30 112.3 48H107L118.6 66H85.4L97 48H91.7z" fill="#3f7a4a"/><path d="M102 30 112.3 48H107L118.6 66H102z" fill="#31653c"/><path d="M0 58c20-5 30 4 50 1s34-5 50 0v41H0z" fill="#3b7346"/>`,
  mountain: `<rect width="100" height="100" fill="#e3eaed"/><path d="M-5 62 22 22 44 52 66 12 106 62z" fill="#a9b3b8"/><path d="M66 12 106 62H74L70 40z" fill="#8d979d"/><path d="M22 22 44 52 38 62H26z" fill="#96a0a6"/><path d="m66 12 12 15-6 4-6-4-7 5-3-3z" fill="#fff"/><path d="m22 22 9 12-5 2-5-2-6 1z" fill="#fff"/><path d="M0 58c14-5 28 3 46 0s36-6 54 0v42H0z" fill="#76818a"/>`,
  badlands: `<rect width="100" height="100" fill="#f6dfc6"/><path d="M6 62 12 30H34L40 62z" fill="#c26a4d"/><path d="M12 30H34l1 6H11zM10 42h27l1 5H9z" fill="#d98765"/><path d="M52 62 56 18H84L92 62z" fill="#b5573f"/><path d="M56 18H84l1 7H55.4zM54.6 33H86.5l1 6H54z" fill="#cf7857"/><path d="M84 18 92 62H78L76 18z" fill="#8f3f2c" opacity=".35"/><path d="M0 57c16-4 30 4 50 1s34-4 50 0v42H0z" fill="#a04a34"/>`,
  desert: `<rect width="100" height="100" fill="#fbf0cf"/><circle cx="76" cy="22" r="10" fill="#f3c85a"/><path d="M0 48C18 28 36 30 56 44s32 8 44 0v56H0z" fill="#ecd08a"/><path d="M0 48C18 28 36 30 56 44 40 44 24 50 12 66H0z" fill="#e3c16f"/><g stroke="#5d8a4c" stroke-width="5" stroke-linecap="round" fill="none"><path d="M68 60V34M68 50h-8V41M68 46h8V38"/></g><path d="M0 58c18-6 32 4 50 1s36-5 50 0v41H0z" fill="#d3a950"/>`,
  meadow: `<rect width="100" height="100" fill="#eaf5d6"/><path d="M0 42C22 26 40 30 60 40s28 4 40-2v62H0z" fill="#b9d98a"/><path d="M0 54C24 42 52 60 100 44v56H0z" fill="#9cc463"/><path d="M0 60c18-5 34 4 52 1s32-5 48 0v39H0z" fill="#84b04c"/><g stroke="#5d8a35" stroke-width="1.5"><path d="M18 60V48M34 62V52M66 60V48M82 58V47"/></g><g fill="#fff"><circle cx="18" cy="46" r="4.2"/><circle cx="66" cy="46" r="4.2"/></g><g fill="#e7a5bb"><circle cx="34" cy="50" r="4"/><circle cx="82" cy="45" r="4"/></g><g fill="#d9a638"><circle cx="18" cy="46" r="1.6"/><circle cx="66" cy="46" r="1.6"/><circle cx="34" cy="50" r="1.5"/><circle cx="82" cy="45" r="1.5"/></g>`,
};

/** A pioneer on 24 × 30, in the colour `--seat`. */
export const PIONEER = `<path d="M12 12c4.5 0 7.3 4 8 14.5.1 1.6-.8 2.5-2.2 2.5H6.2C4.8 29 3.9 28.1 4 26.5 4.7 16 7.5 12 12 12z" fill="var(--seat)" stroke="#fff" stroke-width="1.2"/><circle cx="12" cy="9" r="4.6" fill="#f0cfa8" stroke="#fff" stroke-width=".8"/><path d="M4.2 7.6c2-.9 3-.9 3.6-1.2C8 3 9.5 1 12 1s4 2 4.2 5.4c.6.3 1.6.3 3.6 1.2-2 1.6-13.6 1.6-15.6 0z" fill="var(--seat)" stroke="#fff" stroke-width=".9"/>`;

/** The first player pawn on 24 × 28. */
export const PAWN = `<path d="M12 1.5a5 5 0 0 1 3 9c.5 4.5 1.8 7 4 10V26H5v-5.5c2.2-3 3.5-5.5 4-10a5 5 0 0 1 3-9z" fill="#d9a638" stroke="#7d5a00" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 12h8" stroke="#7d5a00" stroke-width="1.2"/>`;

/** A boat on 120 × 48. */
export const BOAT = `<path d="M4 20h112c-4 14-14 24-26 24H30C18 44 8 34 4 20z" fill="#8a5a34"/><path d="M4 20h112l-2 6H6z" fill="#b07a4a"/><path d="M16 34h88" stroke="#6d4324" stroke-width="1.5"/><path d="M0 44c8-5 14-5 20 0s14 5 20 0 14-5 20 0 14 5 20 0 14-5 20 0 14 5 20 0v4H0z" fill="#a9d3e2"/>`;

/** The shape of a seat, around the origin; the same as its pip. */
export const SHAPES = [
  `<circle r="4"/>`,
  `<path d="M0-4.6 4.6 3.6H-4.6z"/>`,
  `<rect x="-3.6" y="-3.6" width="7.2" height="7.2" rx=".6"/>`,
  `<path d="M0-5 4.4 0 0 5-4.4 0z"/>`,
  `<path d="M-2.4-4.2H2.4L4.8 0 2.4 4.2H-2.4L-4.8 0z"/>`,
  `<path d="M0-5 1.3-1.6 4.9-1.5 2 .8 3 4.3 0 2.3-3 4.3-2 .8-4.9-1.5-1.3-1.6z"/>`,
];
