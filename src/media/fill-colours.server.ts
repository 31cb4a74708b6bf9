import { advanceSiteRevision } from "../platform/db/site-revision.server";
import type { DailyJob } from "../platform/jobs/daily.server";
import { type MediaFile, mediaRegistry } from "./registry.server";
import type { MediaStore } from "./store.server";

/** Images looked up at once. */
const BATCH = 100;
/** The width that is looked at: the smallest there is. */
const WIDTH = 160;

/**
 * The daily job: looks at images that were stored before colours were, by their smallest size, and forgets the pages
 * once when it found any. One that cannot be read now is left for the next night.
 */
export const fillColours: DailyJob = async ({ db, media, log }, _now, signal) => {
  const registry = mediaRegistry(db);
  let filled = 0;
  let failed = 0;
  let files: MediaFile[] = [];
  do {
    files = await registry.colourless(BATCH, files.at(-1)?.id ?? "");
    for (const file of files) {
      if (signal.aborted) break;
      const colour = await colourOf(media, file, signal).catch(() => null);
      if (colour === null) failed += 1;
      else filled += 1;
      if (colour !== null) await registry.setColour(file.id, colour);
    }
  } while (files.length === BATCH && !signal.aborted);
  if (filled > 0) await advanceSiteRevision(db);
  if (filled + failed > 0) log.info({ filled, failed }, "colours of images that are older than colours");
};

async function colourOf(media: MediaStore, file: MediaFile, signal: AbortSignal): Promise<string> {
  const { bytes } = await media.variant(file, WIDTH, [], signal);
  const { decode } = await import("./validation/decoder.server"); // a site that has no such image loads nothing of it
  const { averageColour, NO_COLOUR } = await import("./colour.server");
  const opaque = file.fallback === "jpg" || (await decode(bytes).stats()).isOpaque;
  return opaque ? averageColour(decode(bytes)) : NO_COLOUR;
}
