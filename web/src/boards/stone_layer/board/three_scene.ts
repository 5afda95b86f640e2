/** The three.js scene of the table. One renderer draws all its views into canvases, only when something changed. */
import {
  ACESFilmicToneMapping,
  Color,
  Group,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Camera,
} from "three";
import { Portraits } from "./portrait";
import { addBoard, addLight, halo, pawn, placePawn, SURROUNDINGS, tokenPiles, tokens } from "./scenery";
import { Sharpness } from "./sharpness";
import { baseOf, meshOf, sizeOf, STONE_IDS, turned, type Pose } from "./stones";

const COLOURS = { small: 0xe3a042, medium: 0x4f9da6, large: 0x8c5a7c };
const GLOW = new Color(0x2c8f6b);

/** A canvas that shows the table through a camera. */
export interface Pane {
  canvas: HTMLCanvasElement;
  camera: (width: number, height: number) => Camera;
  /** The held stone is a pale ghost here: what is below it shows through. */
  ghost?: boolean;
  drawn?: () => void;
}

function paintOf(stone: string): MeshStandardMaterial {
  const colour = new Color(COLOURS[sizeOf(stone)]);
  const shade = (((stone.charCodeAt(1) * 7 + stone.charCodeAt(2) * 13) % 10) / 10 - 0.45) * 0.07;
  colour.offsetHSL(shade * 0.17, -0.04, shade);
  return new MeshStandardMaterial({ color: colour, roughness: 0.62, emissive: GLOW, emissiveIntensity: 0 });
}

export class ThreeScene {
  readonly stones = new Map<string, Mesh<ReturnType<typeof meshOf>, MeshStandardMaterial>>();
  #scene = new Scene();
  #renderer: WebGLRenderer;
  #marker = pawn();
  #halo = halo();
  #samples = tokens();
  #tokens = new Group();
  #panes = new Set<Pane>();
  #portraits: Portraits;
  #pictures = new Map<string, HTMLCanvasElement>(); // portraits already drawn
  #held: string | null = null;
  #asked = 0;
  #sharpness = new Sharpness();
  #finer: ReturnType<typeof setTimeout> | undefined;

  /** Throws where the browser has no WebGL. */
  constructor() {
    this.#renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.12;
    this.#renderer.setPixelRatio(1);
    this.#renderer.domElement.addEventListener("webglcontextrestored", () => this.redraw());
    addLight(this.#scene);
    addBoard(this.#scene);
    for (const stone of STONE_IDS) {
      const mesh = new Mesh(meshOf(stone), paintOf(stone));
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.name = stone;
      this.stones.set(stone, mesh);
      this.#scene.add(mesh);
    }
    this.#scene.add(this.#marker, this.#halo, this.#tokens);
    this.#portraits = new Portraits(this.#renderer);
  }

  put(stone: string, pose: Pose): void {
    const mesh = this.stones.get(stone);
    mesh?.position.copy(pose.place);
    mesh?.quaternion.copy(pose.turn);
    mesh?.scale.setScalar(pose.scale ?? 1);
    mesh?.layers.set(pose.scale ? SURROUNDINGS : 0);
  }

  where(stone: string): Pose | null {
    const mesh = this.stones.get(stone);
    return mesh ? { place: mesh.position.clone(), turn: mesh.quaternion.clone(), scale: mesh.scale.x } : null;
  }

  hold(stone: string | null): void {
    this.#held = stone;
  }

  setMarker(stack: number): void {
    placePawn(this.#marker, stack);
    this.#halo.position.copy(baseOf(stack)).setZ(0.6);
  }

  setTokens(tokens: number[][]): void {
    this.#scene.remove(this.#tokens);
    this.#tokens = tokenPiles(tokens, this.#samples);
    this.#scene.add(this.#tokens);
  }

  glow(chosen: ReadonlySet<string>, pointed: string | null): void {
    for (const [stone, mesh] of this.stones) {
      mesh.material.emissiveIntensity = stone === pointed ? 0.9 : chosen.has(stone) ? 0.42 : 0;
    }
  }

  // ------------------------------------------------------------ looking

  addPane(pane: Pane): () => void {
    this.#panes.add(pane);
    this.redraw();
    return () => this.#panes.delete(pane);
  }

  /** A picture of one stone lying on a face. */
  portrait(canvas: HTMLCanvasElement, stone: string, face: number, yaw = 0.4): void {
    const ratio = Math.min(2, window.devicePixelRatio);
    [canvas.width, canvas.height] = [(canvas.clientWidth || 56) * ratio, (canvas.clientHeight || 56) * ratio];
    const key = `${stone} ${face} ${canvas.width} ${canvas.height}`;
    const known = this.#pictures.get(key);
    const paint = this.stones.get(stone)?.material;
    if (known) canvas.getContext("2d")?.drawImage(known, 0, 0);
    if (known || !paint || this.#isLost) return;
    this.#makeRoom(canvas.width, canvas.height);
    const glow = paint.emissiveIntensity;
    paint.emissiveIntensity = 0;
    this.#portraits.draw(canvas, stone, paint, turned(stone, face, yaw));
    paint.emissiveIntensity = glow;
    this.#pictures.set(key, canvas);
  }

  /** Draw everything in the next frame, once. */
  redraw(): void {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0;
      if (this.#isLost) return; // the last picture stays until the browser gives the graphics back
      this.#renderer.shadowMap.needsUpdate = true;
      const scale = this.#sharpness.begin(performance.now());
      for (const pane of this.#panes) this.#draw(pane, scale);
      const finer = this.#sharpness.end(performance.now());
      clearTimeout(this.#finer);
      if (finer) this.#finer = setTimeout(() => this.redraw(), finer);
    });
  }

  get #isLost(): boolean {
    return this.#renderer.getContext().isContextLost();
  }

  #draw(pane: Pane, scale: number): void {
    const { canvas } = pane;
    const ratio = Math.min(2, window.devicePixelRatio) * scale;
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    const context = canvas.getContext("2d");
    if (!width || !height || !context) return;
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    this.#makeRoom(width, height);
    const held = this.stones.get(this.#held ?? "");
    if (held && pane.ghost) Object.assign(held.material, { transparent: true, opacity: 0.32 });
    this.#halo.visible = !pane.ghost;
    const all = this.#renderer.domElement;
    this.#renderer.setViewport(0, 0, width, height);
    this.#renderer.clear();
    this.#renderer.render(this.#scene, pane.camera(width, height));
    context.clearRect(0, 0, width, height);
    context.drawImage(all, 0, all.height - height, width, height, 0, 0, width, height);
    if (held) Object.assign(held.material, { transparent: false, opacity: 1 });
    pane.drawn?.();
  }

  #makeRoom(width: number, height: number): void {
    const { width: w, height: h } = this.#renderer.domElement;
    if (w < width || h < height) this.#renderer.setSize(Math.max(w, width), Math.max(h, height), false);
  }

  /** The stone at a point of a view; x and y from 0 to 1, from the upper left. */
  pick(camera: Camera, x: number, y: number): string | null {
    const ray = new Raycaster();
    ray.layers.enableAll();
    ray.setFromCamera(new Vector2(2 * x - 1, 1 - 2 * y), camera);
    const hit = ray.intersectObjects([...this.stones.values()], false)[0];
    return hit ? hit.object.name : null;
  }

  /** Frees what the renderer holds. The shapes of the stones (`meshOf`) are used again by the next scene. */
  close(): void {
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#finer);
    this.#panes.clear();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

/** Where a point of the table is in a view, in parts of its width and height from the upper left; nearer is smaller. */
export function project(point: Vector3, camera: Camera): { x: number; y: number; depth: number } {
  const at = point.clone().project(camera);
  return { x: (at.x + 1) / 2, y: (1 - at.y) / 2, depth: at.z };
}

export function tableCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera(32, 1.4, 10, 3000);
  camera.up.set(0, 0, 1);
  camera.layers.enable(SURROUNDINGS);
  return camera;
}
