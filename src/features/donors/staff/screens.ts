import { useNamesQuestion } from "../../../content/kinds/names-input";
import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { donors } from "../definition";

/** The screen of donors' names. */
const screens: RecordScreens = {
  type: donors,
  ...derivedRecord(donors),
  savedMs: 3000,
  begin: (lang) => `${lang}.names`,
  form: { useBeforeSave: (draft, stored) => useNamesQuestion("names", draft, stored) },
};

export default screens;
