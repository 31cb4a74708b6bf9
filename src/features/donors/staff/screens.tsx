import { type RecordScreens, readNewest } from "../../../content/staff/content-screens";
import { renamedPaths } from "../../../content/staff/form-conversion";
import { useChanges } from "../../../platform/http/client";
import { localized } from "../../../platform/locale/lang";
import { type Donors, donorsContract } from "../contract";
import { donors } from "../definition";
import { textsOf } from "./names";
import { NamesNotes, useNamesQuestion } from "./names-notes";

/** The screen of donors' names. The calls have those of a language as its text. */
const screens: RecordScreens = {
  type: donors,
  read: async () => {
    const record = await readNewest<Donors>(donors);
    return { ...record, ...localized((lang) => ({ names: record[lang] })) };
  },
  useSave: () => {
    const changes = useChanges(donorsContract);
    return (form, version) =>
      changes.replace({ ...textsOf(form), version }).catch((error: unknown) => {
        throw renamedPaths(error, (path) => `${path}.names`);
      });
  },
  savedMs: 3000,
  begin: (lang) => `${lang}.names`,
  form: {
    useBeforeSave: useNamesQuestion,
    belowTexts: (draft, lang) => <NamesNotes draft={draft} lang={lang} />,
  },
};

export default screens;
