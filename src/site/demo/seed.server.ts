import type { CoverPicture } from "../../art/cover";
import { renderCover } from "../../art/cover.server";
import { COVER_ALT } from "../../art/cover-alt";
import { drawnPhoto } from "../../media/drawn-photo.server";
import type { Described } from "../../media/media-table.server";
import type { MediaFile } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { advanceSiteRevision } from "../../platform/db/site-revision.server";
import type { Deps } from "../../platform/deps.server";
import type { Action } from "../../platform/journal/actions";
import { record } from "../../platform/journal/journal.server";
import type { Localized } from "../../platform/locale/lang";

const AUTHOR = "demo";

/** The tools that make demo content. Files come in by the upload door, like any; each gives the id it got. */
export interface DemoTools {
  deps: Deps;
  /** A drawing as the JPEG file of a photo, described by what it shows; `name` without an ending. */
  picture(picture: CoverPicture, name: string): Promise<string>;
  /** @param alt what an image shows */
  file(bytes: Uint8Array, filename: string, alt?: Localized): Promise<string>;
}

/** Puts the demo content of a feature into the database, in the one transaction of all of it. */
export type Publish = (tx: Database, journal: DemoJournal) => Promise<void>;

/** Writes the journal entry of one thing. */
export type DemoJournal = (
  feature: string,
  action: "add" | "edit",
  entityId: string,
  snapshot: unknown,
) => Promise<void>;

/** The demo content of one feature: makes its files, then gives what publishes it. */
export type DemoSeed = (tools: DemoTools) => Promise<Publish>;

/**
 * Fills a database with the demo charity, if `isEmpty` is still true when the content is ready. Of several
 * processes that start together one publishes; the others delete their files.
 */
export async function seedDemo(
  deps: Deps,
  seeds: readonly DemoSeed[],
  isEmpty: (tx: Database) => Promise<boolean>,
): Promise<void> {
  const { db, media } = deps;
  const files: (MediaFile & Partial<Described>)[] = [];
  const file: DemoTools["file"] = async (bytes, filename, alt) => {
    const taken = await media.take({ bytes, filename, uploadedBy: AUTHOR });
    files.push(alt ? { ...taken, alt_eng: alt.eng, alt_tra: alt.tra, alt_sim: alt.sim } : taken);
    return taken.id;
  };
  const tools: DemoTools = {
    ...{ deps, file },
    picture: async (picture, name) =>
      file(await drawnPhoto(renderCover(picture)), `${name}.jpg`, COVER_ALT[picture.motif]),
  };
  const publishers: Publish[] = [];
  for (const seed of seeds) publishers.push(await seed(tools));
  const published = await db.transaction().execute(async (tx) => {
    await advanceSiteRevision(tx); // locks the row, and so every other process that wants to do the same
    if (!(await isEmpty(tx))) return false;
    for (const taken of files) await media.register(tx, taken);
    const journal: DemoJournal = (feature, action, entityId, snapshot) =>
      record(tx, feature, AUTHOR, { entityId, action, snapshot });
    for (const publish of publishers) await publish(tx, journal);
    return true;
  });
  for (const taken of files) {
    if (published) media.prepare(taken);
    else await media.discard(taken);
  }
}

/** Notes that all of a site came from one with the demo charity in it, as of an entry of its own. */
export const noteDemo = (tx: Database, feature: string, action: Action): Promise<void> =>
  record(tx, feature, AUTHOR, { entityId: AUTHOR, action, snapshot: {} });

/** Whether demo content is unchanged: not edited or deleted since. */
export async function hasDemoContent(db: Database): Promise<boolean> {
  const untouched = await db
    .selectFrom("journal")
    .select("journal.id")
    .where("author", "=", AUTHOR)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("journal as later")
            .select("later.id")
            .whereRef("later.feature", "=", "journal.feature")
            .whereRef("later.entity_id", "=", "journal.entity_id")
            .whereRef("later.id", ">", "journal.id"),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return untouched !== undefined;
}

/** The bytes of a file that Vite has written into the program (`?url&inline`), by its data address. */
export const bytesOf = (address: string): Uint8Array =>
  Buffer.from(address.slice(address.indexOf(",") + 1), "base64");

declare module "../../platform/feature.server" {
  interface FeatureParts {
    /** Its part of the demo charity, loaded for the one start that needs it. */
    demo?: DemoSeed;
  }
}
