/** The six materials: a colour, its pale ground, and a silhouette on a field of 20 × 20 around the middle. */
export interface Material {
  ink: string;
  pale: string;
  glyph: string;
}

const MATERIALS: Record<string, Material> = {
  logs: {
    ink: "#8a5a34",
    pale: "#ecd6bd",
    glyph: `<g fill="#8a5a34"><rect x="-7" y="-5.500" width="11" height="5" rx="2.500"/><rect x="-7" y="1" width="11" height="5" rx="2.500"/></g><g fill="#d9b68a" stroke="#8a5a34"><circle cx="4.500" cy="-3" r="2.700"/><circle cx="4.500" cy="3.500" r="2.700"/></g>`,
  },
  stones: {
    ink: "#626c73",
    pale: "#dde2e4",
    glyph: `<path d="M-7 5-5-1 0-2l3 4-1 3z" fill="#6b757c"/><path d="M0 5 2-3l4 1 1 7z" fill="#8f999f"/><path d="m-3-2 3-4 4 2-2 1.500z" fill="#a8b1b6"/>`,
  },
  reeds: {
    ink: "#4f7a2a",
    pale: "#dcebc6",
    glyph: `<path d="M-4 7V-4M0 7V-6M4 7V-3" stroke="#5f8a36" stroke-width="1.500" stroke-linecap="round"/><g fill="#7b5230"><rect x="-5.500" y="-7" width="3" height="6" rx="1.500"/><rect x="-1.500" y="-8.500" width="3" height="6" rx="1.500"/><rect x="2.500" y="-6" width="3" height="6" rx="1.500"/></g>`,
  },
  mud: {
    ink: "#5f4029",
    pale: "#dccab9",
    glyph: `<path d="M-8 4c0-4 3-5 4-7 2-4 7-4 8 0 1 2 4 3 4 7 0 2-16 2-16 0z" fill="#5f4029"/><path d="M-3-1q3-3 6 0" stroke="#b59a80" stroke-width="1.400" fill="none" stroke-linecap="round"/>`,
  },
  vines: {
    ink: "#2a6f4d",
    pale: "#cbe6d8",
    glyph: `<path d="M-6 7C-6-2 4 2 3-6" fill="none" stroke="#2f7a55" stroke-width="1.700" stroke-linecap="round"/><path d="M-5 1c-4-1-4-5-2-6 3 0 3 4 2 6zM0 1c1-4 6-4 7-2 0 3-4 4-7 2zM2-3c-4-1-4-5-2-6 3 1 4 4 2 6z" fill="#2f7a55"/>`,
  },
  clay: {
    ink: "#ab5322",
    pale: "#f6d7c1",
    glyph: `<g fill="#c0622c"><rect x="-7" y="-5" width="6.500" height="4.500" rx="1"/><rect x="-2" y=".500" width="6" height="4.500" rx="1"/></g><g fill="#d68450"><rect x=".500" y="-5" width="6.500" height="4.500" rx="1"/><rect x="-7" y=".500" width="4" height="4.500" rx="1"/><rect x="5" y=".500" width="2.500" height="4.500" rx="1"/></g>`,
  },
};

const UNKNOWN: Material = { ink: "#56656d", pale: "#efe7d3", glyph: "" };

export function material(name: string | undefined): Material {
  return MATERIALS[name ?? ""] ?? UNKNOWN;
}
