import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The guard on bundles reads the manifest to follow what each page can download.
  build: { manifest: true, assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // No module of ours does anything by being imported, so that drawings which only the server
          // draws (StaticPart) leave the browser's code together with what they compute.
          treeshake: { moduleSideEffects: [{ test: /\/src\/.+\.tsx?$/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: { target: "node22", rollupOptions: { input: { index: "main.ts" } } },
      ...(command === "build" && {
        // React's development build is several times slower; bundling it with NODE_ENV fixed makes the
        // server run the production one whatever its environment says.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        resolve: { noExternal: ["react", "react-dom", "react-router", "@react-router/node", "lucide-react"] },
      }),
    },
  },
}));
