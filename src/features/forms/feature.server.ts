import type { Content } from "../../content/definition";
import { type EntryRules, entryRules } from "../../content/save/entry-rules.server";
import { published } from "../../content/store/published.server";
import { contentStore } from "../../content/store/store.server";
import type { PdfOffer } from "../../media/pdf-link";
import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import { feature } from "../../platform/feature.server";
import { shownText } from "../../platform/locale/fallback.server";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import { pdfUrl } from "../../platform/media-urls";
import { bytesOf, type DemoTools, type Publish } from "../../site/demo/seed.server";
import { type FormEntry, forms } from "./definition";
import { formsProblems } from "./problems.server";

/** Keeps the fallback name of a form in step with the names in its languages. */
export const formRules: EntryRules<typeof forms> = {
  type: forms,
  beforeSave: async (form, { before }) => {
    const names = localized((lang) => form[lang].name);
    const languages = LANGS.filter((lang) => form.languages.includes(lang));
    return { ...form, ...(before ? renamed(before, names) : { anyName: firstName(form) }), languages };
  },
};

/** The names of a form; `anyName` is shown where a language has none. */
type Names = Localized<{ name: string }> & { anyName: string };

/** New names: a text for all languages, or those of some. */
type NameEdit = string | Partial<Localized<string | undefined>>;

/** The first name that is not blank: the one for all languages, else that of a language; else a blank. */
export function firstName({ anyName, ...names }: Names): string {
  return anyName || LANGS.map((lang) => names[lang].name).find((name) => name !== "") || "";
}

/**
 * The names after an edit. An `anyName` that repeats a language's name goes on doing so, and one whose form is
 * renamed in all of them follows the first.
 */
export function renamed(before: Names, edit: NameEdit): Names {
  if (typeof edit === "string") return { anyName: edit, ...localized(() => ({ name: edit })) };
  const after = localized((lang) => ({ name: edit[lang] ?? before[lang].name }));
  const followed = LANGS.every((lang) => edit[lang]) ? LANGS[0] : undefined;
  const repeated = followed ?? LANGS.find((lang) => before[lang].name === before.anyName);
  const anyName = repeated ? after[repeated].name : before.anyName;
  return { ...after, anyName: firstName({ ...after, anyName }) };
}

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

/** A form as a reader sees it. */
export type ShownForm = PdfOffer & { id: string };

/** The forms that are listed for readers of `lang`, in order of creation. */
export async function shownForms(db: Database, lang: Lang): Promise<ShownForm[]> {
  const listed = (await published(db, forms).all()).filter((form) => form.languages.includes(lang));
  const files = await mediaRegistry(db).pdfs(listed.flatMap(({ pdf }) => pdf.pdfId ?? []));
  return listed.flatMap((form) => {
    const { pdfId, originalFilename } = form.pdf;
    if (pdfId === null) return [];
    const { bytes = 0, version } = files.get(pdfId) ?? {};
    const href = pdfUrl(pdfId, originalFilename, version);
    return [{ id: form._id, href, bytes, ...nameIn(form, lang) }];
  });
}

/** The name for a reader of `lang`: that language's, else the one for all languages, else another language's. */
function nameIn(form: FormEntry, lang: Lang): { name: string; lang: Lang } {
  const names = localized((each) => form[each].name);
  const isForAll = LANGS.every((each) => names[each] !== form.anyName);
  if (names[lang] === "" && isForAll) return { name: form.anyName, lang };
  const { text, lang: shownIn } = shownText(names, lang);
  return { name: text, lang: shownIn };
}
