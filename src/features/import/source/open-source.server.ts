import { stat } from "node:fs/promises";
import { Refusal } from "../../../platform/refusal.server";
import { type OldMedia, oldMedia } from "../convert/old-media";
import { type Plan, planEntries } from "../convert/plan.server";
import { readExport } from "../exports/read-export.server";
import { type MediaHost, openMediaHost } from "../files/media-host.server";
import { openUploads } from "../files/uploads-host.server";
import { isWebAddress, readOldSite } from "./read-answers.server";

/** An old site that can be imported: the entries that its records become, and its files. */
export interface OpenSource extends Plan {
  host: MediaHost;
  media: OldMedia;
  /** Calls that did not answer, and why. */
  unanswered: string[];
}

/**
 * Opens an old site: by its address or a folder of its answers, or a file that another program exported.
 * @throws {Refusal} when it cannot be read at all
 */
export async function openSource(old: string, media: string): Promise<OpenSource> {
  if (!isWebAddress(old) && (await isFile(old))) return openExport(old, media);
  const host = await openMediaHost(media);
  const { answers, unanswered } = await readOldSite(old);
  return { ...planEntries(answers), host, media: oldMedia(media), unanswered };
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

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
