import { recordActions } from "../../core/content/handlers.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import type { Localized } from "../../core/locale/lang";
import { drawnPhoto } from "../../core/media/drawn-photo.server";
import { chart } from "./definition";
import { DEMO_ALT, DEMO_FIGURES } from "./demo-figures";
import { renderRing } from "./demo-ring.server";
import { figuresOf } from "./figures";

/** One ground for each language, so that staff can tell the three files apart. */
const GROUND: Localized = { eng: "#F4F1EA", tra: "#FBE7DF", sim: "#DCEBE3" };

export const seedChart: DemoSeed = async ({ file }) => {
  const amounts = DEMO_FIGURES.rows.map(({ amount }) => amount);
  const drawn = async (ground: string, name: string) =>
    file(await drawnPhoto(renderRing(amounts, ground)), `${name}.jpg`);
  const pictures = {
    eng: { coverId: await drawn(GROUND.eng, "expenditure-2025-26"), alt: DEMO_ALT.eng },
    tra: { coverId: await drawn(GROUND.tra, "2025-26 年度支出"), alt: DEMO_ALT.tra },
    sim: { coverId: await drawn(GROUND.sim, "2025-26 年度支出（简体）"), alt: DEMO_ALT.sim },
  };
  return async (tx, journal) => {
    const given = { ...pictures, figures: figuresOf(DEMO_FIGURES) };
    const call = { db: tx, staff: { username: "demo" } };
    const { _id, version } = await recordActions(chart).save(given, {}, call, "");
    await journal("chart", "edit", _id, { _id, version });
  };
};
