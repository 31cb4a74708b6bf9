import { drawFormSheet } from "../../core/demo/form-sheet.server";
import type { DemoSeed } from "../../core/demo/seed.server";
import { type Localized, localized } from "../../core/locale/lang";
import { volunteerSheets } from "./demo/sheets";
import { volunteerStore } from "./store.server";

const FILENAMES: Localized = {
  eng: "volunteer-registration-form.pdf",
  tra: "義工登記表格.pdf",
  sim: "志愿者登记表.pdf",
};

/** The demo charity's sign-up links and its registration form in three languages. */
export const seedVolunteer: DemoSeed = async ({ file }) => {
  const draw = async (lang: keyof Localized) =>
    file(await drawFormSheet(volunteerSheets[lang]), FILENAMES[lang]);
  const ids = { eng: await draw("eng"), tra: await draw("tra"), sim: await draw("sim") };
  return async (tx, journal) => {
    const record = await volunteerStore(tx).update({
      individual: "https://kapok.example/volunteer/individual",
      organization: "https://kapok.example/volunteer/organisation",
      ...localized((lang) => ({
        pdfId: ids[lang],
        originalFilename: FILENAMES[lang],
        formValue: volunteerSheets[lang].title[0] ?? "",
      })),
    });
    await journal("volunteer", "edit", record._id, record);
  };
};
