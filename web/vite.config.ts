import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { inText } from "./src/lib/screen.ts";

const backend = process.env.RIVERTABLE_BACKEND ?? "http://127.0.0.1:8900";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences()],
  base: "/",
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: "media-in-text",
          AtRule: { media: (rule) => void (rule.params = inText(rule.params)) },
        },
      ],
    },
  },
  build: {
    outDir: process.env.RIVERTABLE_WEB_OUT ?? "../src/rivertable/server/static",
    emptyOutDir: true,
    modulePreload: { polyfill: false }, // inline scripts are not allowed by the server
    assetsInlineLimit: 0,
  },
  server: {
    port: 8901,
    strictPort: true,
    proxy: { "/api": backend, "/ws": { target: backend, ws: true } },
    fs: { allow: [".."] }, // the games' texts and rulebooks
  },
  // vmThreads: a page is made once per worker, not once per file, which takes most of the time
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/vitest_setup.ts"],
    pool: "vmThreads",
    testTimeout: 30_000, // the machine may be busy
  },
});
