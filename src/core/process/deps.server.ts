import pino from "pino";
import { createAuth } from "../auth/auth.server";
import { sessionSecret } from "../auth/secret.server";
import type { Config } from "../config.server";
import { openDatabase } from "../db/open.server";
import type { Deps } from "../deps.server";
import { openMediaStore } from "../media/open.server";
import { KeptPages } from "../site/kept-pages.server";

/** Puts the program together from its settings. Nothing is read or written in the database yet. */
export async function createDeps(config: Config): Promise<Deps> {
  const opened = openDatabase(config);
  return {
    config,
    ...opened,
    auth: createAuth(opened, config, sessionSecret(config.dataDir)),
    media: await openMediaStore(config.dataDir),
    pages: new KeptPages(),
    // To stderr, so that what a person should read on stdout stands alone.
    log: pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false })),
  };
}
