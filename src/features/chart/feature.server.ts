import { saveEntry } from "../../content/save/save-entry.server";
import { drawnPhoto } from "../../media/drawn-photo.server";
import { feature } from "../../platform/feature.server";
import type { Localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { type ChartEntry, chart } from "./definition";
import { chartProblems } from "./problems.server";

export default feature({
  name: "chart",
  problems: chartProblems,
  content: [chart],
  demo,
});

/** One ground for each language, so that staff can distinguish the three files. */
const GROUND: Localized = { eng: "#F4F1EA", tra: "#FBE7DF", sim: "#DDE9EE" };

async function demo({ file, deps }: DemoTools): Promise<Publish> {
  const { drawYears, YEARS_ALT } = await import("./demo/years-picture.server");
  const drawn = async (ground: string, name: string) =>
    file(await drawnPhoto(drawYears(ground)), `${name}.jpg`, YEARS_ALT);
  const pictures = {
    eng: { coverId: await drawn(GROUND.eng, "expenditure-five-years") },
    tra: { coverId: await drawn(GROUND.tra, "五年支出") },
    sim: { coverId: await drawn(GROUND.sim, "五年支出（简体）") },
  };
  return async (tx, journal) => {
    const given = { ...pictures, figures: DEMO_FIGURES };
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: chart }, { given }, call, "");
    await journal("chart", "edit", _id, { _id, version });
  };
}

/** One invented year of the demo charity, in Hong Kong dollars: the spending in its news of 14 July 2026. */
const DEMO_FIGURES: ChartEntry["figures"] = {
  title: { eng: "Expenditure 2025/26", tra: "2025/26 年度支出", sim: "2025/26 年度支出" },
  rows: [
    {
      label: { eng: "Family support and activities", tra: "家庭支援及活動", sim: "家庭支持及活动" },
      amount: 1_038_500,
    },
    { label: { eng: "Equipment loan library", tra: "器材借用庫", sim: "器材借用库" }, amount: 396_200 },
    { label: { eng: "Public awareness", tra: "公眾教育", sim: "公众宣传" }, amount: 241_300 },
    { label: { eng: "Office and administration", tra: "辦公室及行政", sim: "办公及行政" }, amount: 264_000 },
  ],
};
