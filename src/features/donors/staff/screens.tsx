import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { donors } from "../definition";
import { NamesNotes, useNamesQuestion } from "./names-notes";

/** The screen of donors' names. */
const screens: RecordScreens = {
  type: donors,
  ...derivedRecord(donors),
  savedMs: 3000,
  begin: (lang) => `${lang}.names`,
  form: {
    useBeforeSave: useNamesQuestion,
    belowTexts: (draft, lang) => <NamesNotes draft={draft} lang={lang} />,
  },
};

export default screens;
