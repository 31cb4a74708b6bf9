import { saveEntry } from "../../content/save/save-entry.server";
import { feature } from "../../platform/feature.server";
import { type Localized, localized } from "../../platform/locale/lang";
import { bytesOf, type DemoTools, type Publish } from "../../site/demo/seed.server";
import { volunteer } from "./definition";
import { volunteerProblems } from "./problems.server";

export default feature({
  name: "volunteer",
  problems: volunteerProblems,
  content: [volunteer],
  demo,
});

const NAMES: Localized = {
  eng: "Volunteer registration form",
  tra: "義工登記表格",
  sim: "志愿者登记表",
};
const FILENAMES: Localized = {
  eng: "volunteer-registration-form.pdf",
  tra: "義工登記表格.pdf",
  sim: "志愿者登记表.pdf",
};

/** The demo charity's sign-up links and its registration form in three languages. */
async function demo({ file, deps }: DemoTools): Promise<Publish> {
  const pdfs: Localized = {
    eng: (await import("./demo/registration.eng.pdf?url&inline")).default,
    tra: (await import("./demo/registration.tra.pdf?url&inline")).default,
    sim: (await import("./demo/registration.sim.pdf?url&inline")).default,
  };
  const take = (lang: keyof Localized) => file(bytesOf(pdfs[lang]), FILENAMES[lang]);
  const ids = { eng: await take("eng"), tra: await take("tra"), sim: await take("sim") };
  return async (tx, journal) => {
    const content = {
      individual: "https://kapok.example/volunteer/individual",
      organization: "https://kapok.example/volunteer/organisation",
      ...localized((lang) => ({
        pdf: { pdfId: ids[lang], originalFilename: FILENAMES[lang] },
        formValue: NAMES[lang],
      })),
    };
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: volunteer }, { given: content }, call, "");
    await journal("volunteer", "edit", _id, { _id, version });
  };
}
