import type { CoverPicture } from "../../core/art/cover";
import { renderCover } from "../../core/art/cover.server";
import type { Database } from "../../core/db/database.server";
import { advanceRevision } from "../../core/db/revision.server";
import type { Deps } from "../../core/deps.server";
import { isJournalEmpty, record } from "../../core/journal/journal.server";
import { localized } from "../../core/locale/lang";
import { drawnPhoto } from "../../core/media/drawn-photo.server";
import type { MediaFile } from "../../core/media/registry.server";
import { sanitizeRichText } from "../../core/richtext/sanitize.server";
import type { DemoNews } from "./demo/demo-news";
import { demoNews } from "./demo/index";
import { type NewsDraft, newsStore } from "./store.server";

const AUTHOR = "demo";

/**
 * Publishes the demo news in an empty database. Their drawings become image files and come in by the upload
 * door like any photo. Of several processes that start together one publishes; the others take theirs back.
 */
export async function seedNews({ db, media }: Deps): Promise<void> {
  const files: MediaFile[] = [];
  const upload: Upload = async (picture, name) => {
    const bytes = await drawnPhoto(renderCover(picture));
    const file = await media.take({ bytes, filename: `${name}.jpg`, uploadedBy: AUTHOR });
    files.push(file);
    return file.id;
  };
  const drafts: NewsDraft[] = [];
  for (const item of demoNews) drafts.push(await draftOf(item, upload));
  const published = await db.transaction().execute(async (tx) => {
    await advanceRevision(tx); // holds the row, and so every other process that wants to do the same
    if (!(await isJournalEmpty(tx))) return false;
    for (const file of files) await media.register(tx, file);
    await publish(tx, drafts);
    return true;
  });
  for (const file of files) {
    if (published) media.prepare(file);
    else await media.discard(file);
  }
}

async function publish(tx: Database, drafts: NewsDraft[]): Promise<void> {
  for (const draft of drafts) {
    const item = await newsStore(tx).add(draft);
    await record(tx, "news", AUTHOR, { entityId: item._id, action: "add", snapshot: item });
  }
}

type Upload = (picture: CoverPicture, name: string) => Promise<string>;

async function draftOf(item: DemoNews, upload: Upload): Promise<NewsDraft> {
  const coverId = await upload(item.cover, `${item.date}-cover`);
  const photos: string[] = [];
  for (const extra of item.extras ?? [])
    photos.push(await upload(extra, `${item.date}-${photos.length + 1}`));
  const inText = new Map<string, string>();
  for (const [key, picture] of Object.entries(item.pictures ?? {})) {
    inText.set(key, await upload(picture, `${item.date}-${key}`));
  }
  const content = (html: string) =>
    sanitizeRichText(html.replaceAll(/src="demo:(\w+)"/g, (_, key) => `data-media-id="${inText.get(key)}"`));
  const texts = localized((lang) => ({
    header: item[lang].header,
    content: content(item[lang].content),
    photoId: null,
    photoArray: photos,
    video: item.video ?? "",
  }));
  return {
    ...texts,
    coverId,
    category: item.category,
    starred: item.starred ?? false,
    // Ten in the morning in Hong Kong.
    date: `${item.date}T02:00:00.000Z`,
  };
}
