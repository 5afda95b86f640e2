/** The shape of a seat as an SVG path around 0, 0: circle, triangle, square, diamond, hexagon, star. */
export function seatMark(seat: number, r: number): string {
  if (seat === 0) {
    const q = r * 0.86;
    return `M${-q} 0a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0z`;
  }
  if (seat === 2) {
    const q = r * 0.78;
    return `M${-q} ${-q}h${2 * q}v${2 * q}h${-2 * q}z`;
  }
  if (seat === 1) return polygon(3, r * 1.12);
  if (seat === 3) return polygon(4, r * 1.1);
  return seat === 4 ? polygon(6, r, 1, 0) : polygon(10, r * 1.12, 0.42);
}

function polygon(corners: number, r: number, inner = 1, turn = -Math.PI / 2): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const reach = i % 2 ? r * inner : r;
    const angle = (i * 2 * Math.PI) / corners + turn;
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}
