import type { Amounts } from "./amounts.ts";
import { STAFF } from "./built-site.ts";
import { withProgram } from "./program.ts";

type SeedProgram = typeof import("./seed-program.ts");

/** Where a site's data are: a data folder that is empty, and a PostgreSQL database if any. */
export type DataPlace = { DATA_DIR: string; DATABASE_URL?: string };

/** Fills the empty `place`, by the program's own store where that keeps several tables in step. */
export const seed = (place: DataPlace, amounts: Amounts): Promise<void> =>
  withProgram<SeedProgram, void>("seed-program.ts", ({ seedSite }) =>
    seedSite({ ...place, ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password }, amounts),
  );
