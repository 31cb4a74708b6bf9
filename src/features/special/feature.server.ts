import type { CoverPicture } from "../../art/cover";
import { COVER_ALT } from "../../art/cover-alt";
import { imagesInEntries } from "../../content/pictures/described-uses.server";
import { saveEntry } from "../../content/save/save-entry.server";
import { publishedRecord } from "../../content/store/published.server";
import { drawnPhoto } from "../../media/drawn-photo.server";
import { type PageImage, pageImages } from "../../media/shown-images.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { type Shown, shownText } from "../../platform/locale/fallback.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { type Slot, special } from "./definition";
import { SLOTS } from "./words";

export default feature({
  name: "special",
  content: [special],
  demo,
});

/** Four badges; the slots left out stay empty, as a charity's own might. */
const BADGES: Partial<Record<(typeof SLOTS)[number], { scene: CoverPicture; caption: Localized }>> = {
  image1: {
    scene: { motif: "harbour", palette: "harbour", seed: 71 },
    caption: { eng: "Demo Ferry Crew", tra: "示範渡輪船員", sim: "示范渡轮船员" },
  },
  image2: {
    scene: { motif: "music", palette: "dawn", seed: 72 },
    caption: { eng: "Demo School Choir", tra: "示範學校合唱團", sim: "示范学校合唱团" },
  },
  image4: {
    scene: { motif: "garden", palette: "leaf", seed: 74 },
    caption: { eng: "Demo Estate Gardeners", tra: "示範邨園藝小組", sim: "示范屋邨园艺小组" },
  },
  image5: {
    scene: { motif: "lantern", palette: "kapok", seed: 75 },
    caption: { eng: "Demo Lantern Workshop", tra: "示範燈籠工作坊", sim: "示范灯笼工作坊" },
  },
};

const BADGE: Localized = { eng: "Round badge. ", tra: "圓形徽章。", sim: "圆形徽章。" };
const badgeAlt = ({ motif }: CoverPicture) => localized((lang) => BADGE[lang] + COVER_ALT[motif][lang]);

/** Fills four of the six slots. */
async function demo({ file, deps }: DemoTools): Promise<Publish> {
  const { renderMedallion } = await import("./demo/medallion.server");
  const given: Partial<Record<string, Slot>> = {};
  for (const [at, slot] of SLOTS.entries()) {
    const badge = BADGES[slot];
    if (!badge) continue;
    const bytes = await drawnPhoto(renderMedallion(badge.scene));
    const photo_id = await file(bytes, `special-${at + 1}.jpg`, badgeAlt(badge.scene));
    given[slot] = { photo_id, caption: badge.caption };
  }
  return async (tx, journal) => {
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: special }, { given }, call, "");
    await journal("special", "edit", _id, { _id, version });
  };
}

/** A special appreciation image, with the number of its slot and whom it thanks. */
export interface SpecialImage {
  num: number;
  image: PageImage;
  caption: Shown;
}

/** The images of the slots that are filled, in order. */
export async function aboutSpecial(db: Database, lang: Lang): Promise<SpecialImage[]> {
  const { _id, ...slots } = await publishedRecord(db, special);
  const ids = SLOTS.flatMap((slot) => slots[slot].photo_id ?? []);
  const images = (await imagesInEntries(db, { type: special.name, entries: [_id] }, ids, lang))(_id);
  return SLOTS.flatMap((slot, at) =>
    pageImages([slots[slot].photo_id], images).map((image) => ({
      ...{ num: at + 1, image, caption: shownText(slots[slot].caption, lang) },
    })),
  );
}
