/**
 * The sounds of the table, made of tones that die away and of filtered noise. Nothing is recorded: what is heard is
 * computed here, once for each sound, and always the same.
 */

/** A tone at a moment (seconds): its pitch in Hz, its strength, and how quickly it dies away (seconds to a third). */
interface Tone {
  at: number;
  pitch: number;
  strength: number;
  fades: number;
  /** The pitch it glides to while it fades. */
  to?: number;
}

/** Noise around a pitch: a knock if it rises at once, a rustle if it takes time (`rises`, seconds). */
interface Noise {
  at: number;
  around: number;
  strength: number;
  fades: number;
  rises?: number;
}

interface Recipe {
  seconds: number;
  /** Makes this sound as loud as the others; the test measures it. */
  gain: number;
  tones: Tone[];
  noises: Noise[];
}

export const RATE = 44_100;
const SOFT_START = 0.002; // seconds: a tone that begins at once clicks
const SOFT_END = 0.02;

/** One thing that is struck: several tones at once, each given as [pitch, strength, fades]. */
function struck(at: number, strength: number, tones: [number, number, number][]): Tone[] {
  return tones.map(([pitch, share, fades]) => ({ at, pitch, strength: strength * share, fades }));
}

/** A die that touches the table: a hard little box, each time turned otherwise. */
const bounce = (at: number, strength: number, pitch: number): [Tone[], Noise] => [
  struck(at, strength, [
    [pitch, 0.5, 0.012],
    [pitch * 1.83, 0.35, 0.008],
    [230, 0.3, 0.02],
  ]),
  { at, around: 2600, strength: strength * 1.2, fades: 0.006 },
];
const bounces = [
  bounce(0, 1, 1180),
  bounce(0.075, 0.8, 1420),
  bounce(0.16, 0.9, 1060),
  bounce(0.225, 0.55, 1510),
  bounce(0.27, 0.4, 1250),
  bounce(0.3, 0.25, 1390),
];

const RECIPES = {
  dice: {
    seconds: 0.42,
    gain: 0.63,
    tones: bounces.flatMap(([tones]) => tones),
    noises: bounces.map(([, noise]) => noise),
  },
  /** A wooden piece that is put down. */
  wood: {
    seconds: 0.32,
    gain: 0.33,
    tones: struck(0, 1, [
      [294, 1, 0.06],
      [810, 0.4, 0.03],
      [1620, 0.15, 0.015],
    ]),
    noises: [{ at: 0, around: 900, strength: 0.5, fades: 0.006 }],
  },
  /** Stone on stone. */
  stone: {
    seconds: 0.3,
    gain: 0.46,
    tones: struck(0, 1, [
      [176, 0.6, 0.04],
      [1240, 0.45, 0.022],
      [1975, 0.35, 0.03],
      [3120, 0.18, 0.018],
    ]),
    noises: [
      { at: 0, around: 1700, strength: 1, fades: 0.012 },
      { at: 0.055, around: 1400, strength: 0.35, fades: 0.03 },
    ],
  },
  /** A pearl that rolls and comes to rest: glassy, with two small bounces. */
  pearl: {
    seconds: 0.5,
    gain: 0.26,
    tones: [
      [0, 1],
      [0.12, 0.5],
      [0.2, 0.25],
    ].flatMap(([at = 0, strength = 0]) =>
      struck(at, strength, [
        [1568, 1, 0.055],
        [3152, 0.3, 0.04],
        [4730, 0.12, 0.03],
      ]),
    ),
    noises: [],
  },
  /** Two coins that touch. */
  coin: {
    seconds: 0.55,
    gain: 0.18,
    tones: [
      ...struck(0, 0.7, [
        [2217, 0.6, 0.06],
        [3540, 0.5, 0.05],
        [5150, 0.3, 0.04],
      ]),
      ...struck(0.07, 1, [
        [2637, 0.8, 0.13],
        [4230, 0.45, 0.1],
        [6180, 0.25, 0.06],
      ]),
    ],
    noises: [{ at: 0, around: 5000, strength: 0.3, fades: 0.003 }],
  },
  /** A card or a bid that is turned over: a rustle, then a tap. */
  reveal: {
    seconds: 0.4,
    gain: 0.58,
    tones: struck(0.19, 0.5, [
      [392, 1, 0.05],
      [988, 0.35, 0.025],
    ]),
    noises: [
      { at: 0, around: 1900, strength: 1, fades: 0.035, rises: 0.12 },
      { at: 0.19, around: 1200, strength: 0.6, fades: 0.008 },
    ],
  },
  my_turn: {
    seconds: 0.85,
    gain: 0.21,
    tones: [
      ...struck(0, 0.8, [
        [523.25, 1, 0.13],
        [1046.5, 0.18, 0.08],
      ]),
      ...struck(0.14, 1, [
        [783.99, 1, 0.18],
        [1567.98, 0.16, 0.1],
      ]),
    ],
    noises: [],
  },
  /** A drop of water: somebody says something. */
  chat: {
    seconds: 0.34,
    gain: 0.39,
    tones: [
      { at: 0, pitch: 440, to: 700, strength: 1, fades: 0.045 },
      { at: 0.1, pitch: 560, to: 900, strength: 0.8, fades: 0.045 },
    ],
    noises: [],
  },
  /** Three ticks of a clock. */
  low_time: {
    seconds: 0.62,
    gain: 0.43,
    tones: [
      [0, 1, 1],
      [0.2, 0.8, 0.84],
      [0.4, 1, 1],
    ].flatMap(([at = 0, strength = 0, of = 1]) =>
      struck(at, strength, [
        [988 * of, 1, 0.03],
        [2470 * of, 0.35, 0.012],
      ]),
    ),
    noises: [],
  },
} satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
export const SOUND_NAMES = Object.keys(RECIPES) as SoundName[];

/** The samples of a sound at `RATE`, each between -1 and 1. */
export function samplesOf(name: SoundName): Float32Array<ArrayBuffer> {
  const { seconds, gain, tones, noises }: Recipe = RECIPES[name];
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (const tone of tones) addTone(samples, tone);
  for (const noise of noises) addNoise(samples, noise);
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain * ending(i, samples.length);
  return samples;
}

function addTone(samples: Float32Array, { at, pitch, strength, fades, to = pitch }: Tone): void {
  let turn = 0;
  for (let i = Math.round(at * RATE); i < samples.length; i++) {
    const since = i / RATE - at;
    const level = Math.min(1, since / SOFT_START) * Math.exp(-since / fades);
    samples[i] = (samples[i] ?? 0) + strength * level * Math.sin(turn);
    turn += (2 * Math.PI * (to + (pitch - to) * Math.exp(-since / fades))) / RATE;
  }
}

/** Adds noise through a filter that lets pass what lies around a pitch (a state variable filter). */
function addNoise(samples: Float32Array, { at, around, strength, fades, rises = 0 }: Noise): void {
  const tightness = 2 * Math.sin((Math.PI * around) / RATE);
  let random = 1;
  let [low, band] = [0, 0];
  for (let i = Math.round(at * RATE); i < samples.length; i++) {
    const since = i / RATE - at;
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0;
    low += tightness * band;
    band += tightness * (random / 2 ** 31 - low - band);
    const level = since < rises ? (since / rises) ** 2 : Math.exp(-(since - rises) / fades);
    samples[i] = (samples[i] ?? 0) + strength * level * band;
  }
}

/** The end is quiet, so that it does not click. */
function ending(i: number, length: number): number {
  return Math.min(1, (length - i) / (SOFT_END * RATE));
}
