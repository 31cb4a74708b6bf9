import { type RecordScreens, readNewest } from "../../../content/staff/content-screens";
import { contentIn, type EntryForm, renamedPaths } from "../../../content/staff/form-conversion";
import { useChanges } from "../../../platform/http/client";
import type { Localized } from "../../../platform/locale/lang";
import { type Combined, combinedOf, organizationContract, textsOf } from "../contract";
import { type OrganizationText, organization } from "../definition";
import { DriftLink, DriftNote } from "./drift-note";

const read = async () => {
  const { combined, ...record } = await readNewest<{ combined: Combined }>(organization);
  return { ...record, ...textsOf(combined) };
};

/** The texts in a form, as entries have them. */
const textsIn = (form: EntryForm) => contentIn(organization, form) as unknown as Localized<OrganizationText>;

/** `combined.eng.engPatron.0.patronName` of a request as `eng.patrons.0.name`. */
const entryPath = (path: string) =>
  path
    .replace(/^combined\./, "")
    .replace(/\.\w{3}Patron\b/, ".patrons")
    .replace(/\.\w{3}Staff\b/, ".staff")
    .replace(/\.(?:patron|staff)(Name|Title)$/, (_, field: string) => `.${field.toLowerCase()}`);

/** The screen of who runs the charity. */
const screens: RecordScreens = {
  type: organization,
  read,
  useSave: () => {
    const changes = useChanges(organizationContract);
    return (given, version) =>
      changes
        .replace({ combined: combinedOf(given as unknown as Localized<OrganizationText>), version })
        .catch((error: unknown) => {
          throw renamedPaths(error, entryPath);
        });
  },
  begin: (lang) => `${lang}.founder`,
  form: {
    above: (draft, stored) => <DriftNote stored={textsIn(stored)} form={textsIn(draft.form)} />,
    beside: (draft, stored) => <DriftLink stored={textsIn(stored)} form={textsIn(draft.form)} />,
  },
};

export default screens;
