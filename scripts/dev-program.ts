// What the development server reloads: the program as server.ts starts it, without its listener and its
// kept answers. Loaded by Vite, so that an edit of any file below it takes effect at the next request.
import * as build from "virtual:react-router/server-build";
import { createApp } from "../src/app.server";
import { readSiteConfig } from "../src/features/config.server";
import { glossaryConverter } from "../src/features/index.server";
import { redirectResolvers } from "../src/features/redirects.server";
import { createDeps } from "../src/make-deps.server";
import { prepare } from "../src/prepare.server";
import { pageRoutes } from "../src/site/page/pages.server";

/** The program between two edits. */
export interface DevProgram {
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, and puts the program together. */
export async function openProgram(env: Record<string, string | undefined>): Promise<DevProgram> {
  const deps = await createDeps(readSiteConfig(env));
  await prepare(deps);
  const app = createApp(deps, pageRoutes(build, deps, redirectResolvers, glossaryConverter));
  return {
    answer: async (request) => app.fetch(request),
    close: async () => {
      await deps.media.close();
      await deps.db.destroy();
    },
  };
}
