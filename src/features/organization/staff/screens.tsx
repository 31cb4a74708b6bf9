import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import type { RecordScreens } from "../../../core/content/staff/content-screens";
import type { EntryForm } from "../../../core/content/staff/form-of";
import { renamedPaths } from "../../../core/content/staff/form-of";
import { type Localized, localized } from "../../../core/locale/lang";
import { combinedOf, textsOf } from "../combined";
import { organizationContract } from "../contract";
import { type OrganizationText, organization } from "../definition";
import { DriftLink, DriftNote } from "./drift-note";

const api = createClient(organizationContract);

const read = async () => {
  const [record] = (await api.current({})).orgStructure;
  if (!record) return undefined;
  const texts = textsOf(record.combined);
  const shown = localized((lang) => {
    const { patrons, staff, ...lines } = texts[lang];
    return { ...lines, patrons: patrons.map(unplaced), staff: staff.map(unplaced) };
  });
  return { _id: record._id, ...shown, version: record.version };
};

/** Somebody as the form has them, whose place is where they stand. */
const unplaced = ({ name, title }: { name: string; title: string }) => ({ name, title });

/** What the inputs of the fields have put into a form. */
const textsIn = (form: EntryForm) => form as unknown as Localized<OrganizationText>;

const placed = <Person extends object>(people: readonly Person[]) =>
  people.map((person, order) => ({ ...person, order }));

/** What a save sends: people in the order in which they stand. */
const combinedIn = (form: EntryForm) => {
  const texts = textsIn(form);
  return combinedOf(
    localized((lang) => ({
      ...texts[lang],
      patrons: placed(texts[lang].patrons),
      staff: placed(texts[lang].staff),
    })),
  );
};

/** `combined.eng.engPatron.0.patronName` of a request as `eng.patrons.0.name` of the form. */
const formPath = (path: string) =>
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
    return (form, version) =>
      changes.replace({ combined: combinedIn(form), version }).catch((error: unknown) => {
        throw renamedPaths(error, formPath);
      });
  },
  begin: (lang) => `${lang}.founder`,
  form: {
    above: (draft, stored) => <DriftNote stored={textsIn(stored)} form={textsIn(draft.form)} />,
    beside: (draft, stored) => <DriftLink stored={textsIn(stored)} form={textsIn(draft.form)} />,
  },
};

export default screens;
