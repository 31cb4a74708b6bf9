import type { Logger } from "pino";
import { createContext } from "react-router";
import type { SitePreview } from "../content/preview/site-preview.server";
import type { MediaStore } from "../media/store.server";
import type { SiteAddresses } from "../site/addresses/site-addresses.server";
import type { CdnPurge } from "../site/cdn/cdn-purge.server";
import type { PageCache } from "../site/page-cache/page-cache.server";
import type { Auth } from "./auth/auth.server";
import type { Config } from "./config/config.server";
import type { Database } from "./db/database.server";
import type { Engine } from "./db/open.server";
import type { Outage } from "./db/outage.server";
import type { Mailer } from "./mail/mailer.server";
import type { RequestFigures } from "./metrics/request-figures.server";

/** The parts of the program, put together once at start and handed to everything that needs it. */
export interface Deps {
  config: Config;
  db: Database;
  engine: Engine;
  auth: Auth;
  media: MediaStore;
  mail: Mailer;
  pages: PageCache;
  addresses: SiteAddresses;
  preview: SitePreview;
  cdn: CdnPurge;
  outage: Outage;
  requests: RequestFigures;
  log: Logger;
}

/** The context by which loaders reach the program's parts. */
export const depsContext = createContext<Deps>();
