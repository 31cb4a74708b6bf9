import { bytesOf } from "../../core/demo/inlined-file";
import type { DemoSeed } from "../../core/demo/seed.server";
import { LANGS, type Lang, type Localized, localized } from "../../core/locale/lang";
import { firstName } from "./names";
import { formStore } from "./store.server";

/** A PDF of the demo charity: how visitors get it, and how it is listed. */
interface DemoForm {
  pdf: () => Promise<{ default: string }>;
  filename: string;
  names: Localized;
  listedIn: readonly Lang[];
}

/** Three in English and Traditional Chinese on one sheet, two in Chinese alone. */
const FORMS: readonly DemoForm[] = [
  {
    pdf: () => import("./demo/membership-application.pdf?url&inline"),
    filename: "membership-application-會員申請表.pdf",
    names: { eng: "Membership application", tra: "會員申請表", sim: "会员申请表" },
    listedIn: LANGS,
  },
  {
    pdf: () => import("./demo/equipment-loan.pdf?url&inline"),
    filename: "equipment-loan-器材借用表格.pdf",
    names: { eng: "Equipment loan form", tra: "器材借用表格", sim: "器材借用表" },
    listedIn: LANGS,
  },
  {
    pdf: () => import("./demo/home-visit-request.pdf?url&inline"),
    filename: "home-visit-request-家訪申請表.pdf",
    names: { eng: "Home visit request", tra: "家訪申請表", sim: "家访申请表" },
    listedIn: LANGS,
  },
  {
    pdf: () => import("./demo/travel-subsidy.pdf?url&inline"),
    filename: "交通津貼申請表.pdf",
    names: { eng: "", tra: "交通津貼申請表", sim: "交通津贴申请表（繁体）" },
    listedIn: ["tra", "sim"],
  },
  {
    pdf: () => import("./demo/volunteer-consent.pdf?url&inline"),
    filename: "義工同意書.pdf",
    names: { eng: "", tra: "義工同意書", sim: "志愿者同意书（繁体）" },
    listedIn: ["tra", "sim"],
  },
];

/** Lists the demo charity's forms. */
export const seedForms: DemoSeed = async ({ file }) => {
  const drafts: Parameters<ReturnType<typeof formStore>["add"]>[0][] = [];
  for (const { pdf, filename, names, listedIn } of FORMS) {
    const pdfId = await file(bytesOf((await pdf()).default), filename);
    const texts = localized((lang) => ({ formValue: names[lang] }));
    const formValue = firstName({ ...texts, formValue: "" });
    drafts.push({ ...texts, formValue, pdfId, originalFilename: filename, lang: [...listedIn] });
  }
  return async (tx, journal) => {
    for (const draft of drafts) {
      const form = await formStore(tx).add(draft);
      await journal("forms", "add", form._id, form);
    }
  };
};
