/** The licences of what is bundled with the client, in one file beside it: fonts, three.js and the rest. */
import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LICENCE_FILES = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE"];
const COMPILED_IN = ["svelte"]; // needed to build, and a part of what is built

interface Package {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const packageIn = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Package;

function licenceOf(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license } = packageIn(folder);
  const file = LICENCE_FILES.map((each) => `${folder}/${each}`).find((each) => existsSync(each));
  const text = file ? readFileSync(file, "utf8").trim() : `Licence: ${license ?? "see the package"}`;
  return `${name} ${version ?? ""}\n${"-".repeat(72)}\n${text}\n`;
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const names = [...Object.keys(packageIn(".").dependencies ?? {}), ...COMPILED_IN].toSorted();
      const source = ["This client contains parts of these programs and fonts.\n", ...names.map(licenceOf)].join(
        "\n\n",
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
