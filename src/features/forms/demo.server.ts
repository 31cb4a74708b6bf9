import { drawFormSheet } from "../../core/demo/form-sheet.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import { localized } from "../../core/locale/lang";
import { bilingualForms } from "./demo/bilingual";
import { chineseForms } from "./demo/chinese";
import { firstName } from "./names";
import { formStore } from "./store.server";

/** Draws the demo charity's forms as PDFs and lists them. */
export const seedForms: DemoSeed = async ({ file }) => {
  const drafts: Parameters<ReturnType<typeof formStore>["add"]>[0][] = [];
  for (const { filename, names, listedIn, sheet } of [...bilingualForms, ...chineseForms]) {
    const pdfId = await file(await drawFormSheet(sheet), filename);
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
