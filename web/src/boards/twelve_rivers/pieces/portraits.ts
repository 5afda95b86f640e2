/** Who a villager is, by tile: the kind of head, the colour of hair or fur, the colour of clothes or muzzle. */
export type Portrait = readonly [kind: string, fur: string, cloth: string];

const PORTRAITS: Record<string, Portrait> = {
  s1: ["person", "#8a5a34", "#c4703d"],
  s2: ["person", "#2f2a33", "#2f7ea1"],
  s3: ["person", "#b5803f", "#6f8f45"],
  s4: ["person", "#5b3a2a", "#7a5a86"],
  v01: ["heron", "#9fb4c2", "#dfeaf0"],
  v02: ["hare", "#f1efe9", "#ffffff"],
  v03: ["long", "#3f3a44", "#5a6fa8"],
  v04: ["long", "#a8683a", "#3f8f8a"],
  v05: ["long", "#2f2a33", "#c98a12"],
  v06: ["long", "#6b3f2a", "#d85c8b"],
  v07: ["person", "#3f3a44", "#a83f6b"],
  v08: ["bear", "#8a6242", "#f0e2c8"],
  v09: ["cap", "#8a5a34", "#b5573f"],
  v10: ["person", "#3f3a44", "#6f8f45"],
  v11: ["long", "#b5803f", "#8a5a34"],
  v12: ["cap", "#5b3a2a", "#6f8f45"],
  v13: ["person", "#5b3a2a", "#c98a12"],
  v14: ["elder", "#cfd6c4", "#4c7550"],
  v15: ["cap", "#6b4a30", "#5f8a60"],
  v16: ["raccoon", "#8d979d", "#e8ecee"],
  v17: ["otter", "#7a5a40", "#e9d8bd"],
  v18: ["badger", "#565c60", "#f4f1e8"],
  v19: ["fox", "#cf7434", "#fff3e2"],
  v20: ["cap", "#3f3a44", "#c9a24a"],
  v21: ["long", "#5b3a2a", "#4f9a55"],
  v22: ["cap", "#2f2a33", "#2f7ea1"],
  v23: ["elder", "#e8e4da", "#7a5a86"],
  v24: ["hare", "#d8cfc0", "#ffffff"],
  v25: ["person", "#2f2a33", "#c8443a"],
  v26: ["elder", "#b9b2a4", "#1f5a78"],
};

export function portrait(id: string): Portrait {
  return PORTRAITS[id] ?? ["person", "#8a5a34", "#56656d"];
}
