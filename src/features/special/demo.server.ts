import type { CoverPicture } from "../../art/cover";
import { COVER_ALT } from "../../art/cover-alt";
import { saveEntry } from "../../content/save/save-entry.server";
import { drawnPhoto } from "../../media/drawn-photo.server";
import { type Localized, localized } from "../../platform/locale/lang";
import type { DemoSeed } from "../../site/demo/seed.server";
import { special } from "./definition";
import { renderMedallion } from "./demo/medallion.server";

/** Four badges; the slots left out stay empty, as a charity's own might. */
const BADGES: readonly { num: number; scene: CoverPicture; caption: Localized }[] = [
  {
    num: 1,
    scene: { motif: "harbour", palette: "harbour", seed: 71 },
    caption: { eng: "Demo Ferry Crew", tra: "示範渡輪船員", sim: "示范渡轮船员" },
  },
  {
    num: 2,
    scene: { motif: "music", palette: "dawn", seed: 72 },
    caption: { eng: "Demo School Choir", tra: "示範學校合唱團", sim: "示范学校合唱团" },
  },
  {
    num: 4,
    scene: { motif: "garden", palette: "leaf", seed: 74 },
    caption: { eng: "Demo Estate Gardeners", tra: "示範邨園藝小組", sim: "示范屋邨园艺小组" },
  },
  {
    num: 5,
    scene: { motif: "lantern", palette: "kapok", seed: 75 },
    caption: { eng: "Demo Lantern Workshop", tra: "示範燈籠工作坊", sim: "示范灯笼工作坊" },
  },
];

const BADGE: Localized = { eng: "Round badge. ", tra: "圓形徽章。", sim: "圆形徽章。" };
const badgeAlt = ({ motif }: CoverPicture) => localized((lang) => BADGE[lang] + COVER_ALT[motif][lang]);

/** Fills four of the six slots. */
export const seedSpecial: DemoSeed = async ({ file, deps }) => {
  const slots: { num: number; photo_id: string; caption: Localized }[] = [];
  for (const { num, scene, caption } of BADGES) {
    const bytes = await drawnPhoto(renderMedallion(scene));
    slots.push({ num, caption, photo_id: await file(bytes, `special-${num}.jpg`, badgeAlt(scene)) });
  }
  return async (tx, journal) => {
    const call = { db: tx, deps, staff: { username: "demo" } };
    for (const { num, ...given } of slots) {
      const { _id, version } = await saveEntry({ type: special }, { id: String(num), given }, call, "");
      await journal("special", "edit", _id, { _id, version });
    }
  };
};
