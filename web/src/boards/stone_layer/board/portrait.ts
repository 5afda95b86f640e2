/** A single stone on a plain ground, for buttons that show its shape. */
import {
  CircleGeometry,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  type Material,
  type Quaternion,
  type WebGLRenderer,
} from "three";
import { extent, meshOf } from "./stones";

export class Portraits {
  #scene = new Scene();
  #camera = new PerspectiveCamera(27, 1, 1, 600);
  #stone: Mesh;

  constructor(private readonly renderer: WebGLRenderer) {
    const sun = new DirectionalLight(0xfff1dc, 2.6);
    sun.position.set(-40, -60, 120);
    sun.castShadow = true;
    Object.assign(sun.shadow.camera, { left: -50, right: 50, top: 50, bottom: -50, near: 1, far: 300 });
    sun.shadow.mapSize.set(512, 512);
    sun.shadow.radius = 4;
    const ground = new Mesh(new CircleGeometry(400, 32), new MeshStandardMaterial({ color: 0xf1ead8, roughness: 1 }));
    ground.receiveShadow = true;
    this.#stone = new Mesh(meshOf("s01"));
    this.#stone.castShadow = this.#stone.receiveShadow = true;
    this.#scene.add(sun, ground, this.#stone, new HemisphereLight(0xffffff, 0xb8a98a, 1.7));
    this.#camera.up.set(0, 0, 1);
    this.#camera.position.set(24, -150, 74);
    this.#camera.lookAt(0, 0, 12);
  }

  draw(canvas: HTMLCanvasElement, stone: string, paint: Material, turn: Quaternion): void {
    const [width, height] = [canvas.width, canvas.height];
    this.#stone.geometry = meshOf(stone);
    this.#stone.material = paint;
    this.#stone.quaternion.copy(turn);
    this.#stone.position.z = -extent(stone, turn).low;
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.renderer.setViewport(0, 0, width, height);
    this.renderer.shadowMap.needsUpdate = true;
    this.renderer.clear();
    this.renderer.render(this.#scene, this.#camera);
    const all = this.renderer.domElement;
    canvas.getContext("2d")?.drawImage(all, 0, all.height - height, width, height, 0, 0, width, height);
  }
}
