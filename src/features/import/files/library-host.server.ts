import { mediaRegistry } from "../../../media/registry.server";
import type { Database } from "../../../platform/db/database.server";
import type { MediaHost } from "./media-host.server";

/** A media host without any file. */
export const NOWHERE: MediaHost = { picture: async () => "missing", pdf: async () => "missing" };

/** A host whose files may be in the library already, by the names under which they were uploaded. */
export const withLibrary = (host: MediaHost, db: Database): MediaHost => ({
  ...host,
  inLibrary: (kind, name) => mediaRegistry(db).named(name.split("/").at(-1) ?? name, kind),
});
