import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** React Router names every entry of the server `index.js`; ours has two. */
const namedEntries: Plugin = {
  name: "kapok:named-entries",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : undefined,
};

/**
 * Loads the page anew after a change that React cannot swap: of a plain module, whose values screens have taken by then,
 * and of a screen that is exported as an object.
 */
const reloadedPage: Plugin = {
  name: "kapok:reloaded-page",
  apply: "serve",
  configureServer({ environments: { client } }) {
    client?.hot.on("vite:invalidate", () => client.hot.send({ type: "full-reload" }));
  },
  hotUpdate({ file, modules }) {
    const isPlain = file.endsWith(".ts") && modules.some(({ type }) => type === "js");
    if (this.environment.name === "client" && isPlain) this.environment.hot.send({ type: "full-reload" });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), namedEntries, reloadedPage],
  // The guard on bundles reads the manifest to follow what each page can download.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What most staff screens have comes in one file.
          output: {
            codeSplitting: {
              groups: [{ name: "staff", test: /\/src\/(?:ui\/|.*\/staff\/)/, minShareCount: 12 }],
            },
          },
          // No module of ours but one does anything by being imported, so that what only the server draws leaves the
          // browser's code together with what it computes.
          treeshake: {
            moduleSideEffects: [
              { test: /\/src\/platform\/http\/jitless\.ts$/, sideEffects: true },
              { test: /\/src\/.+\.tsx?$/, sideEffects: false },
            ],
          },
        },
      },
    },
    ssr: {
      // The second is what runs in threads beside the program (src/platform/threads/).
      build: {
        target: "node22",
        rollupOptions: { input: { index: "main.ts", thread: "src/thread.ts" } },
      },
      ...(command === "build" && {
        // React's development build is several times slower; bundling it with NODE_ENV fixed makes the
        // server run the production one whatever its environment says.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        // One file instead of two thousand is most of a fast start. sharp brings machine code of its own.
        resolve: { noExternal: true, external: ["sharp"] },
      }),
    },
  },
}));
