import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The guard on bundles reads the manifest to follow what each page can download.
  build: { manifest: true, assetsInlineLimit: 0, target: isSsrBuild ? "node26" : "es2022" },
  environments: {
    ssr: { build: { rollupOptions: { input: { index: "server.ts", staff: "staff.ts" } } } },
  },
  // React's development build is several times slower; the server always runs the production one.
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  ssr: isSsrBuild ? { noExternal: ["react", "react-dom", "react-router", "@react-router/node"] } : {},
}));
