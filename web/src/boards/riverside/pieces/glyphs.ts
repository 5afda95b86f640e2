/** Riverside's small pictures on a 20 × 20 grid, in the current colour: one per boat, the green die and the stave church. */
export const GLYPHS: Record<string, string> = {
  yellow: `<path d="M4 6h9v11H4zM13 8h2.5a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5H13" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M3.5 6.5a2.3 2.3 0 0 1 2-3.500 3 3 0 0 1 5.500-.3 2.200 2.200 0 0 1 2.500 3.800z" fill="currentColor"/><path d="M7 9v5M10 9v5" stroke="currentColor" stroke-width="1.4"/>`,
  blue: `<path d="M2 10c3-5 9-6 13-1l3-3v8l-3-3c-4 5-10 4-13-1z" fill="currentColor"/>`,
  pink: `<path d="M1 17 8 4l4 7 2-3 5 9z" fill="currentColor"/><path d="M8 4V1h4l-1.200 1.200L12 3.500H8" fill="currentColor"/>`,
  brown: `<path d="M10 18v-6M10 12C6 12 4 9 3.500 3M10 12c4 0 6-3 6.500-9M4.200 6.500 1.500 6M5.500 9.300 3 10M15.800 6.500 18.500 6M14.500 9.300 17 10M7 4.500l-.3 4M13 4.500l.3 4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><ellipse cx="10" cy="15.500" rx="2.800" ry="3.500" fill="currentColor"/>`,
  white: `<ellipse cx="10" cy="13" rx="5" ry="4.300" fill="currentColor"/><circle cx="3.800" cy="9" r="2" fill="currentColor"/><circle cx="7.600" cy="5" r="2.100" fill="currentColor"/><circle cx="12.400" cy="5" r="2.100" fill="currentColor"/><circle cx="16.200" cy="9" r="2" fill="currentColor"/>`,
  green: `<path d="M2 14c3-9 5-3 8-8s4-2 8-4M2 18c4-8 6-3 9-7s4-2 7-4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>`,
  stave: `<path d="M10 0v3M8.800 1.300h2.400" stroke="currentColor" stroke-width="1.2"/><path d="M10 2.500 12.500 7h-5zM10 5l4.500 6h-9zM10 8.500l7 7.500H3z" fill="currentColor"/><path d="M5 15h10v4.500h-3.500v-3h-3v3H5z" fill="currentColor"/>`,
};
