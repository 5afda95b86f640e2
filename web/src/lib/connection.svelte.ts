/** The one socket to the server: opens it, opens it again when it is lost, and hands its messages to the listeners. */
import type { ClientMessage, ServerMessage } from "./protocol";

/** A message by its type on the wire: `FromServer<"drafted">`. */
export type FromServer<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

type Listener = (message: ServerMessage) => void;

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

export class Connection {
  state = $state<"connecting" | "open" | "lost">("connecting");
  lostAt = $state(0);
  /** The server's clock minus ours, in milliseconds. */
  ahead = 0;
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  #closed = false;

  constructor(private readonly onOpen: () => void) {
    this.#open();
    window.addEventListener("online", this.retry);
    window.addEventListener("offline", this.giveUp);
    document.addEventListener("visibilitychange", this.#pageSeen);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a message; false if the connection is down. What needs an answer is sent again after `onOpen`. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  retry = (): void => {
    if (this.#closed || this.state !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.retry);
    window.removeEventListener("offline", this.giveUp);
    document.removeEventListener("visibilitychange", this.#pageSeen);
    this.#socket?.close();
  }

  #pageSeen = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  /** Opens a new connection. The network is gone or an answer is overdue: the socket would notice it only after minutes. */
  giveUp = (): void => {
    if (!this.#socket || this.state !== "open") return;
    this.#hangUp();
    this.#lost(this.#socket);
  };

  #hangUp(): void {
    if (!this.#socket) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
  }

  #open(): void {
    this.#hangUp(); // ends an attempt that is still under way
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.ahead = message.now - Date.now();
      this.state = "open";
      this.#wait = FIRST_WAIT_MS;
      this.onOpen();
    }
    for (const listener of this.#listeners) listener(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    if (this.state !== "lost") this.lostAt = Date.now();
    this.state = "lost";
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT_MS);
  }
}
