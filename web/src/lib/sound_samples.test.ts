import { describe, expect, test } from "vitest";
import { RATE, samplesOf, SOUND_NAMES } from "./sound_samples";

const WINDOW = RATE / 10; // the ear sums up about a tenth of a second

/** Lets pass what small loudspeakers give and the ear hears well: a high pass at 300 Hz. */
function audible(samples: Float32Array): number[] {
  const keep = Math.exp((-2 * Math.PI * 300) / RATE);
  let [before, passed] = [0, 0];
  return Array.from(samples, (sample) => {
    passed = keep * (passed + sample - before);
    before = sample;
    return passed;
  });
}

/** The loudest tenth of a second in decibels below full scale. */
function loudness(samples: Float32Array): number {
  const squares = audible(samples).map((sample) => sample * sample);
  let [sum, most] = [0, 0];
  squares.forEach((square, i) => {
    sum += square - (squares[i - WINDOW] ?? 0);
    most = Math.max(most, sum / WINDOW);
  });
  return 10 * Math.log10(most);
}

/** How often the wave crosses zero in a second, over its loud first part: low for wood, high for coins. */
function brightness(samples: Float32Array): number {
  const loud = samples.slice(0, RATE / 5);
  const crossings = loud.filter((sample, i) => sample * (loud[i - 1] ?? 0) < 0).length;
  return (crossings * RATE) / loud.length / 2;
}

describe.each(SOUND_NAMES)("%s", (name) => {
  const samples = samplesOf(name);
  test("is short, and ends quietly", () => {
    expect(samples.length).toBeLessThan(RATE);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });
  test("is heard, and never too loud for the device", () => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThan(0.9);
  });
  test("is the same every time", () => {
    expect(samplesOf(name)).toEqual(samples);
  });
});

test("all are about equally loud", () => {
  const levels = SOUND_NAMES.map((name) => loudness(samplesOf(name)));
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(5);
});

test("wood is dull, stone and dice are brighter, a pearl and a coin ring", () => {
  const bright = (["wood", "stone", "pearl", "coin"] as const).map((name) => brightness(samplesOf(name)));
  expect(bright).toEqual([...bright].sort((a, b) => a - b));
  expect(bright[3]).toBeGreaterThan(3 * (bright[0] ?? Infinity));
});
