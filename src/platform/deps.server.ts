import type { Logger } from "pino";
import type { Auth } from "./auth/auth.server";
import type { Config } from "./config/config.server";
import type { Database } from "./db/database.server";
import type { Engine } from "./db/open.server";
import type { Outage } from "./db/outage.server";
import type { Mailer } from "./mail/mailer.server";
import type { RequestFigures } from "./metrics/request-figures.server";

/**
 * The services of the program, created once at start and passed to everything that needs them. An upper layer
 * adds its own where they are defined, by `declare module`.
 */
export interface Deps {
  config: Config;
  db: Database;
  engine: Engine;
  auth: Auth;
  mail: Mailer;
  outage: Outage;
  requests: RequestFigures;
  log: Logger;
}
