import { runnerImport } from "vite";
import { STAFF } from "./built-site.ts";

type SeedProgram = typeof import("./seed-program.ts");

/** Fills the empty `dataDir` with `count` news, by the program's own store. */
export async function seed(dataDir: string, count: number): Promise<void> {
  const { module } = await runnerImport<SeedProgram>("./bench/seed-program.ts", { configFile: false });
  const account = { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password };
  await module.seedNews(dataDir, count, account);
}
