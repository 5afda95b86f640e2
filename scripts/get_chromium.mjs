// Unpacks the Chromium of @sparticuz/chromium into the folder $1 (no root, no package manager) and prints its path.
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const out = process.argv[2];
mkdirSync(out, { recursive: true });
process.env.TMPDIR = out; // the package always unpacks into the temporary folder
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs24.x"; // so that it unpacks its shared libraries as well
const find = createRequire(new URL("../tests/web/browser/package.json", import.meta.url));
const { default: chromium } = await import(pathToFileURL(find.resolve("@sparticuz/chromium")));
const executable = await chromium.executablePath();
chmodSync(executable, 0o755);
// Its fonts.conf knows a fixed folder only; without a font every text box has no height.
writeFileSync(
  `${out}/fonts/fonts.conf`,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${out}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${out}/fonts-cache</cachedir></fontconfig>`,
);
console.log(executable);
