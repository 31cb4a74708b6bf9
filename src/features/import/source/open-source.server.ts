import { stat } from "node:fs/promises";
import type { Database } from "../../../platform/db/database.server";
import { Refusal } from "../../../platform/refusal.server";
import { type OldMedia, oldMedia } from "../convert/old-media";
import { type Plan, planEntries } from "../convert/plan.server";
import { isOtherExport, readExport } from "../exports/read-export.server";
import { type MediaHost, NOWHERE, openMediaHost, openUploads, withLibrary } from "../files/media-host.server";
import type { ImportRequest } from "../run-import.server";
import { guessedSheet, openSheet } from "../sheets/open-sheet.server";
import { isWebAddress, readOldSite } from "./read-answers.server";

/** An old site that can be imported: the entries converted from its records, and its files. */
export interface OpenSource extends Plan {
  host: MediaHost;
  media: OldMedia;
  /** Calls that did not answer, and why. */
  unanswered: string[];
}

/**
 * Opens an old site: by its address or a folder of its answers, a file that another program exported, or a spreadsheet.
 * @throws {Refusal} when it cannot be read at all
 */
export async function openSource(
  db: Database,
  { old, media, sheet }: Pick<ImportRequest, "old" | "media" | "sheet">,
): Promise<OpenSource> {
  if (!isWebAddress(old) && (await isFile(old)))
    return (await isOtherExport(old)) ? openExport(old, media) : openSpreadsheet(db, { old, media, sheet });
  const host = await openMediaHost(media);
  const { answers, unanswered } = await readOldSite(old);
  return { ...planEntries(answers), host, media: oldMedia(media), unanswered };
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const NO_HEADINGS =
  "This file cannot be imported: none of its rows names a known column. If it is a spreadsheet, say what its rows are: " +
  "--type news, donors, charityItems or forms.";

/** A spreadsheet: its files are those of the library by their names, or lie in a folder. */
async function openSpreadsheet(
  db: Database,
  { old, media, sheet }: Pick<ImportRequest, "old" | "media" | "sheet">,
): Promise<OpenSource> {
  const mapping = sheet && "columns" in sheet ? sheet : (await guessedSheet(db, old, old, sheet)).mapping;
  // Nobody has seen the guess: without the names of columns or a type, any text would be names of donors.
  if (!sheet && mapping.headingRow === 0) throw new Refusal(NO_HEADINGS);
  const plan = await openSheet(db, old, mapping);
  const place = media === "" ? NOWHERE : await openUploads(media, false);
  return { ...plan, host: withLibrary(place, db), media: { account: undefined }, unanswered: [] };
}

/** An export: its files come from the site that it names, unless `media` says another place. */
async function openExport(file: string, media: string): Promise<OpenSource> {
  const site = isWebAddress(media) ? media : undefined;
  const { news, addresses, reports, uploads, uploadsAt } = await readExport(file, site);
  const place = media || uploadsAt;
  if (place === undefined)
    throw new Refusal(`${file} does not say where its files are: say it by --media. Nothing was changed.`);
  const plan = planEntries([{ call: "newsByCat", body: { news } }]);
  return {
    entries: plan.entries.map((entry) => ({ ...entry, oldAddresses: addresses.get(entry.oldId) ?? [] })),
    reports: [...reports, ...plan.reports],
    host: await openUploads(place, media === ""),
    media: { account: undefined, uploads },
    unanswered: [],
  };
}
