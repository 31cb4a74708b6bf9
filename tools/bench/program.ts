import { createServer } from "vite";

/** Gives `use` a file of this folder that imports the program, which Node cannot load as it stands. */
export async function withProgram<File, T>(file: string, use: (loaded: File) => Promise<T> | T): Promise<T> {
  // Stays open until all is done, as the program loads some of its parts when it needs them.
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use((await vite.ssrLoadModule(`./tools/bench/${file}`)) as File);
  } finally {
    await vite.close();
  }
}
