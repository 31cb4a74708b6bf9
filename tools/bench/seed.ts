import { createServer } from "vite";
import type { Amounts } from "./amounts.ts";
import { STAFF } from "./built-site.ts";

type SeedProgram = typeof import("./seed-program.ts");

/** Where a site's data are: a data folder that is empty, and a PostgreSQL database if any. */
export type DataPlace = { DATA_DIR: string; DATABASE_URL?: string };

/** Fills the empty `place`, by the program's own store where that keeps several tables in step. */
export async function seed(place: DataPlace, amounts: Amounts): Promise<void> {
  // Stays open until all is done, as the program loads some of its parts when it needs them.
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { seedSite } = (await vite.ssrLoadModule("./tools/bench/seed-program.ts")) as SeedProgram;
  await seedSite({ ...place, ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password }, amounts);
  await vite.close();
}
