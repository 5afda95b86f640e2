/** Things of the table that are not stones: light, board, water, base stones, marker, score tokens. */
import {
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  RingGeometry,
  Scene,
  SphereGeometry,
  Vector2,
  type BufferGeometry,
} from "three";
import { groundTexture, rippleTexture, shadeTexture } from "./ground";
import { baseOf, RING } from "./stones";

/** A seat's colour and shape: circle, triangle, square, diamond. */
const SEATS = [
  { colour: 0xc8443a, sides: 32 },
  { colour: 0x2a6fb5, sides: 3 },
  { colour: 0x3c8d4f, sides: 4 },
  { colour: 0x8452a3, sides: 4 },
];
/** What is not near a stack: the view from the side leaves it out. */
export const SURROUNDINGS = 1;

export function addLight(scene: Scene): void {
  const sun = new DirectionalLight(0xfff1dc, 2.9);
  sun.position.set(-180, -160, 420);
  sun.castShadow = true;
  Object.assign(sun.shadow.camera, { left: -240, right: 240, top: 240, bottom: -240, near: 10, far: 900 });
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 5;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.4;
  const sky = new DirectionalLight(0xbfe0ee, 0.6);
  sky.position.set(260, -200, 160);
  scene.add(sun, sky, new HemisphereLight(0xf3f8fa, 0xb8a98a, 1.35));
}

function solid(shape: BufferGeometry, material: MeshStandardMaterial): Mesh {
  const mesh = new Mesh(shape, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

export function addBoard(scene: Scene): void {
  const top = new Mesh(
    new CircleGeometry(220, 96),
    new MeshStandardMaterial({ map: groundTexture(), roughness: 0.95 }),
  );
  top.receiveShadow = true;
  const ripples = rippleTexture();
  ripples.wrapS = ripples.wrapT = RepeatWrapping;
  ripples.repeat.set(3, 3);
  const water = new Mesh(
    new CircleGeometry(99, 72),
    new MeshStandardMaterial({
      color: 0x8fd0e6,
      roughness: 0.16,
      metalness: 0.05,
      bumpMap: ripples,
      bumpScale: 2.2,
      transparent: true,
      opacity: 0.34,
    }),
  );
  water.position.z = 1.2;
  water.receiveShadow = true;
  const side = new Mesh(
    new CylinderGeometry(220, 216, 12, 96, 1, true).rotateX(Math.PI / 2),
    new MeshStandardMaterial({ color: 0xa8794a, roughness: 0.8 }),
  );
  side.position.z = -6;
  for (const mesh of [side, water]) mesh.layers.set(SURROUNDINGS);
  const shade = new Mesh(
    new CircleGeometry(300, 64),
    new MeshBasicMaterial({ map: shadeTexture(), transparent: true, depthWrite: false }),
  );
  shade.position.set(14, -14, -13);
  scene.add(top, water, side, shade);
  const profile = [
    [0, 0],
    [35, 0],
    [36, 2.5],
    [35.5, 5.5],
    [33.5, 8],
    [0, 8],
  ] as const;
  const shape = new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    56,
  ).rotateX(Math.PI / 2);
  const stone = new MeshStandardMaterial({ color: 0x63676a, roughness: 0.9 });
  for (let stack = 0; stack < 6; stack++) {
    const base = solid(shape, stone);
    base.position.copy(baseOf(stack));
    scene.add(base);
  }
}

/** The location marker: a wooden pawn outside the stack. */
export function pawn(): Group {
  const wood = new MeshStandardMaterial({ color: 0xd9a638, roughness: 0.45 });
  const cone = solid(new ConeGeometry(8, 20, 32).rotateX(Math.PI / 2), wood);
  const head = solid(new SphereGeometry(5.5, 32, 24), wood);
  cone.position.z = 10;
  head.position.z = 21;
  for (const mesh of [cone, head]) mesh.layers.set(SURROUNDINGS);
  return new Group().add(cone, head);
}

export function placePawn(marker: Group, stack: number): void {
  const angle = ((90 - 60 * stack + 15) * Math.PI) / 180;
  marker.position.set(204 * Math.cos(angle), 204 * Math.sin(angle), 0);
}

/** A green ring round the base stone where the next stone goes. */
export function halo(): Mesh {
  const material = new MeshBasicMaterial({ color: 0x2c8f6b, transparent: true, opacity: 0.85 });
  return new Mesh(new RingGeometry(39, 43, 72), material);
}

/** A score token of every seat. */
export function tokens(): Mesh[] {
  return SEATS.map(({ colour, sides }) => {
    const radius = sides > 4 ? 7 : 8.5;
    const disc = new CylinderGeometry(radius, radius, 2.6, sides).rotateX(Math.PI / 2);
    return solid(disc, new MeshStandardMaterial({ color: colour, roughness: 0.55 }));
  });
}

/** The score tokens beside the stacks: a pile for every seat, its shape the seat's. */
export function tokenPiles(counts: number[][], samples: Mesh[]): Group {
  const group = new Group();
  counts.forEach((row, stack) => {
    const piles = row.map((count, seat) => ({ count, seat })).filter((pile) => pile.count > 0);
    const { x, y } = baseOf(stack);
    const middle = Math.atan2(y, x) - 0.06;
    piles.forEach(({ count, seat }, place) => {
      const angle = middle + (place - (piles.length - 1) / 2) * 0.115 - 0.02;
      for (let k = 0; k < count; k++) {
        const token = samples[seat]?.clone();
        if (!token) continue;
        token.position.set((RING + 48) * Math.cos(angle), (RING + 48) * Math.sin(angle), 1.5 + k * 2.8);
        token.rotation.z = (seat === 2 ? Math.PI / 4 : 0) + k * 0.05;
        token.layers.set(SURROUNDINGS);
        group.add(token);
      }
    });
  });
  return group;
}
