import { saveEntry } from "../../content/save/save-entry.server";
import { localized } from "../../platform/locale/lang";
import type { DemoSeed } from "../../site/demo/seed.server";
import { donors } from "./definition";

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

export const seedDonors: DemoSeed =
  async ({ deps }) =>
  async (tx, journal) => {
    const texts = localized((lang) => ({ names: NAMES[lang] }));
    const author = { username: "demo" };
    const { _id, version } = await saveEntry(
      { type: donors },
      { given: texts },
      { db: tx, deps, staff: author },
      "",
    );
    await journal("donors", "edit", _id, { _id, version });
  };
