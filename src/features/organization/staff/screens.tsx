import { derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import { contentIn, type EntryForm } from "../../../content/staff/form-conversion";
import type { Localized } from "../../../platform/locale/lang";
import { type OrganizationText, organization } from "../definition";
import { DriftLink, DriftNote } from "./drift-note";

/** The texts in a form, as entries have them. */
const textsIn = (form: EntryForm) => contentIn(organization, form) as unknown as Localized<OrganizationText>;

/** The screen of who runs the charity. */
const screens: RecordScreens = {
  type: organization,
  ...derivedRecord(organization),
  begin: (lang) => `${lang}.founder`,
  form: {
    above: (draft, stored) => <DriftNote stored={textsIn(stored)} form={textsIn(draft.form)} />,
    beside: (draft, stored) => <DriftLink stored={textsIn(stored)} form={textsIn(draft.form)} />,
  },
};

export default screens;
