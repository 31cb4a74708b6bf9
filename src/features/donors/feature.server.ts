import { saveEntry } from "../../content/save/save-entry.server";
import { feature } from "../../platform/feature.server";
import { localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { donors } from "./definition";

export default feature({
  name: "donors",
  content: [donors],
  demo,
});

/** Fictional names, as a charity would list them. */
const NAMES = {
  eng: [
    "Mrs Lam",
    "The Ho family",
    "Friends of the Equipment Loan Library",
    "Anonymous",
    "Suk-fan and Yuk-ping",
  ],
  tra: ["林太", "何氏家庭", "器材借用庫之友", "無名氏", "淑芬及玉萍"],
  sim: ["林太太", "何氏家庭", "器材借用库之友", "无名氏", "淑芬和玉萍"],
};

async function demo({ deps }: DemoTools): Promise<Publish> {
  return async (tx, journal) => {
    const texts = localized((lang) => ({ names: NAMES[lang] }));
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: donors }, { given: texts }, call, "");
    await journal("donors", "edit", _id, { _id, version });
  };
}
