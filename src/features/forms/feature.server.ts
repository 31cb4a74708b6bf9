import type { Content } from "../../content/definition";
import { entryRules } from "../../content/save/entry-rules.server";
import { contentStore } from "../../content/store/store.server";
import { feature } from "../../platform/feature.server";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import { bytesOf, type DemoTools, type Publish } from "../../site/demo/seed.server";
import { forms } from "./definition";
import { formsProblems } from "./problems.server";
import { firstName, formRules } from "./rules.server";

export default feature({
  name: "forms",
  content: [forms],
  entryRules: [entryRules(formRules)],
  problems: formsProblems,
  demo,
});

/** A PDF of the demo charity: how visitors get it, and how it is listed. */
interface DemoForm {
  sheet: () => Promise<{ default: string }>;
  filename: string;
  names: Localized;
  listedIn: readonly Lang[];
}

/** Three in English and Traditional Chinese on one sheet, two in Chinese alone. */
const FORMS: readonly DemoForm[] = [
  {
    sheet: () => import("./demo/membership-application.pdf?url&inline"),
    filename: "membership-application-會員申請表.pdf",
    names: { eng: "Membership application", tra: "會員申請表", sim: "会员申请表" },
    listedIn: LANGS,
  },
  {
    sheet: () => import("./demo/equipment-loan.pdf?url&inline"),
    filename: "equipment-loan-器材借用表格.pdf",
    names: { eng: "Equipment loan form", tra: "器材借用表格", sim: "器材借用表" },
    listedIn: LANGS,
  },
  {
    sheet: () => import("./demo/home-visit-request.pdf?url&inline"),
    filename: "home-visit-request-家訪申請表.pdf",
    names: { eng: "Home visit request", tra: "家訪申請表", sim: "家访申请表" },
    listedIn: LANGS,
  },
  {
    sheet: () => import("./demo/travel-subsidy.pdf?url&inline"),
    filename: "交通津貼申請表.pdf",
    names: { eng: "", tra: "交通津貼申請表", sim: "交通津贴申请表（繁体）" },
    listedIn: ["tra", "sim"],
  },
  {
    sheet: () => import("./demo/volunteer-consent.pdf?url&inline"),
    filename: "義工同意書.pdf",
    names: { eng: "", tra: "義工同意書", sim: "志愿者同意书（繁体）" },
    listedIn: ["tra", "sim"],
  },
];

/** Lists the demo charity's forms. */
async function demo({ file }: DemoTools): Promise<Publish> {
  const drafts: Content<typeof forms>[] = [];
  for (const { sheet, filename, names, listedIn } of FORMS) {
    const pdfId = await file(bytesOf((await sheet()).default), filename);
    const texts = localized((lang) => ({ name: names[lang] }));
    const anyName = firstName({ ...texts, anyName: "" });
    const pdf = { pdfId, originalFilename: filename };
    drafts.push({ ...texts, pdf, anyName, languages: [...listedIn] });
  }
  return async (tx, journal) => {
    for (const draft of drafts) {
      const { _id, version } = await contentStore(tx, forms).add(draft, { author: "demo" });
      await journal("forms", "add", _id, { _id, version });
    }
  };
}
