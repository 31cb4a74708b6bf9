import type { CoverPicture } from "../../core/art/cover";
import { COVER_ALT } from "../../core/art/cover-alt";
import { recordActions } from "../../core/content/handlers.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import { type Localized, localized } from "../../core/locale/lang";
import { drawnPhoto } from "../../core/media/drawn-photo.server";
import { special } from "./definition";
import { renderMedallion } from "./demo/medallion.server";

/** Four badges; the slots left out stay empty, as a charity's own might. */
const BADGES: readonly { num: number; scene: CoverPicture; ground: string }[] = [
  { num: 1, scene: { motif: "harbour", palette: "harbour", seed: 71 }, ground: "#FFFDF8" },
  { num: 2, scene: { motif: "music", palette: "dawn", seed: 72 }, ground: "#FBE7DF" },
  { num: 4, scene: { motif: "garden", palette: "leaf", seed: 74 }, ground: "#DCEBE3" },
  { num: 5, scene: { motif: "lantern", palette: "kapok", seed: 75 }, ground: "#F4F1EA" },
];

const BADGE: Localized = { eng: "Round badge. ", tra: "圓形徽章。", sim: "圆形徽章。" };
const badgeAlt = ({ motif }: CoverPicture) => localized((lang) => BADGE[lang] + COVER_ALT[motif][lang]);

/** Fills four of the six slots. */
export const seedSpecial: DemoSeed = async ({ file }) => {
  const slots: { num: number; photo_id: string }[] = [];
  for (const { num, scene, ground } of BADGES) {
    const bytes = await drawnPhoto(renderMedallion(scene, ground));
    slots.push({ num, photo_id: await file(bytes, `special-${num}.jpg`, badgeAlt(scene)) });
  }
  return async (tx, journal) => {
    const call = { db: tx, staff: { username: "demo" } };
    for (const { num, photo_id } of slots) {
      const { _id, version } = await recordActions(special, String(num)).save({ photo_id }, {}, call, "");
      await journal("special", "edit", _id, { _id, version });
    }
  };
};
