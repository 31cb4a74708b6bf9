import { PhotoListField } from "../../../media/field/photo-list-field";
import { hongKongDay } from "../../../platform/locale/format";
import { useWords } from "../../../platform/locale/lang";
import { FieldErrors, fieldId } from "../../../ui/fields/field-frame";
import { SelectField } from "../../../ui/fields/select-field";
import { TextArea, TextField } from "../../../ui/fields/text-field";
import { DraftForm } from "../../../ui/form/draft-form";
import { type Draft, type LoadTheirs, type SubmitDraft, useDraft } from "../../../ui/form/use-draft";
import { COVERED, type Covered, GIVERS, type Giver } from "../consent";
import type { Consent, KnownEntry, KnownPdf } from "../contract";
import { type ConsentWords, consentsWords } from "../words";
import { EntriesField, MissingPictures, PdfsField } from "./consent-fields";

/** The fields of the form. Days are as in `2026-11-26`, `""` for none; one name a line. */
export interface ConsentForm {
  person: string;
  names: string;
  giver: Giver;
  givenBy: string;
  givenOn: string;
  until: string;
  born: string;
  covers: readonly Covered[];
  proof: string;
  pictures: readonly string[];
  pdfs: readonly KnownPdf[];
  entries: readonly KnownEntry[];
}

const LABELS = {
  person: "person",
  names: "names",
  giver: "giver",
  givenBy: "givenBy",
  givenOn: "givenOn",
  until: "until",
  born: "born",
  covers: "covers",
  proof: "proof",
  pictures: "pictureList",
  pdfs: "pdfs",
  entries: "entries",
} as const satisfies Record<keyof ConsentForm, keyof ConsentWords>;

const GIVER_WORDS = {
  self: "giverSelf",
  parent: "giverParent",
  guardian: "giverGuardian",
} as const satisfies Record<Giver, keyof ConsentWords>;

const COVERED_WORDS = {
  pictures: "pictures",
  name: "name",
  story: "story",
} as const satisfies Record<Covered, keyof ConsentWords>;

const isPart = (path: string): path is keyof ConsentForm => path in LABELS;

interface ConsentFormViewProps {
  initial: ConsentForm;
  submit: SubmitDraft<ConsentForm>;
  /** Ids of pictures and PDFs that nobody is shown any more. */
  gone?: readonly string[];
  loadTheirs?: LoadTheirs<ConsentForm>;
}

/** The form of one consent: whose it is, who gave it, for what, and what on the site it covers. */
export function ConsentFormView({ initial, submit, gone = [], loadTheirs }: ConsentFormViewProps) {
  const words = useWords(consentsWords);
  const draft = useDraft({ initial, submit, loadTheirs });
  const labelOf = (path: string) => {
    const [part = ""] = path.split(".");
    return isPart(part) ? words[LABELS[part]] : path;
  };
  const readable = (form: ConsentForm) => ({
    ...form,
    giver: words[GIVER_WORDS[form.giver]],
    covers: form.covers.map((each) => words[COVERED_WORDS[each]]),
    pdfs: form.pdfs.map(({ originalFilename }) => originalFilename),
    entries: form.entries.map(({ title, list }) => title.tra || title.eng || title.sim || list),
  });
  return (
    <DraftForm
      draft={draft}
      parts={Object.keys(LABELS)}
      requestPrefix="consent."
      labelOf={labelOf}
      readable={readable}
    >
      <div className="stack narrow">
        <PersonFields draft={draft} />
        <GivingFields draft={draft} />
        <CoveredFields draft={draft} gone={gone} />
      </div>
    </DraftForm>
  );
}

type TextName = "person" | "names" | "givenBy" | "givenOn" | "until" | "born" | "proof";

/** Binds a text field of the form: its label, path, value, change and errors. */
function useField({ form, patch, errorsAt }: Draft<ConsentForm>) {
  const words = useWords(consentsWords);
  return (name: TextName) => {
    const path = `consent.${name}`;
    return {
      ...{ label: words[LABELS[name]], path, value: form[name], errors: errorsAt(path) },
      onChange: (value: string) => patch({ [name]: value }),
    };
  };
}

interface PartProps {
  draft: Draft<ConsentForm>;
}

function PersonFields({ draft }: PartProps) {
  const words = useWords(consentsWords);
  const field = useField(draft);
  return (
    <>
      <TextField {...field("person")} hint={words.personHint} />
      <TextArea {...field("names")} hint={words.namesHint} />
    </>
  );
}

function GivingFields({ draft }: PartProps) {
  const words = useWords(consentsWords);
  const field = useField(draft);
  const { form, patch, errorsAt } = draft;
  return (
    <>
      <SelectField
        label={words.giver}
        path="consent.giver"
        value={form.giver}
        options={GIVERS.map((each) => [each, words[GIVER_WORDS[each]]] as const)}
        onChange={(giver) => patch({ giver })}
        errors={errorsAt("consent.giver")}
      />
      {form.giver !== "self" && (
        <>
          <TextField {...field("givenBy")} />
          <TextField {...field("born")} type="date" hint={words.bornHint} />
        </>
      )}
      <TextField {...field("givenOn")} type="date" />
      <TextField {...field("until")} type="date" hint={words.untilHint} />
    </>
  );
}

function CoveredFields({ draft, gone }: PartProps & { gone: readonly string[] }) {
  const words = useWords(consentsWords);
  const field = useField(draft);
  const { form, patch, setForm, errorsAt } = draft;
  const id = fieldId("consent.covers");
  const toggle = (what: Covered) =>
    patch({ covers: COVERED.filter((each) => form.covers.includes(each) !== (each === what)) });
  const errors = (name: "pictures" | "pdfs" | "entries", values: readonly unknown[]) =>
    [`consent.${name}`, ...values.map((_, at) => `consent.${name}.${at}`)].flatMap(errorsAt);
  return (
    <>
      <fieldset id={id} tabIndex={-1}>
        <legend className="field-label">{words.covers}</legend>
        {COVERED.map((each) => (
          <label key={each} className="check">
            <input type="checkbox" checked={form.covers.includes(each)} onChange={() => toggle(each)} />
            {words[COVERED_WORDS[each]]}
          </label>
        ))}
        <FieldErrors id={id} errors={errorsAt("consent.covers")} />
      </fieldset>
      <TextArea {...field("proof")} hint={words.proofHint} />
      <PhotoListField
        label={words.pictureList}
        hint={words.pictureHint}
        name="consent.pictures"
        value={form.pictures.filter((id) => !gone.includes(id))}
        onChange={(change) =>
          setForm((before) => ({ ...before, pictures: besideGone(before.pictures, gone, change) }))
        }
        errors={errors("pictures", form.pictures)}
      />
      <MissingPictures
        ids={form.pictures.filter((id) => gone.includes(id))}
        onRemove={(id) => patch({ pictures: form.pictures.filter((each) => each !== id) })}
      />
      <PdfsField
        value={form.pdfs}
        gone={gone}
        onChange={(pdfs) => patch({ pdfs })}
        errors={errors("pdfs", form.pdfs)}
      />
      <EntriesField
        value={form.entries}
        onChange={(entries) => patch({ entries })}
        errors={errors("entries", form.entries)}
      />
    </>
  );
}

/** Changes those of a list that are still there, and leaves the others behind them. */
const besideGone = (
  ids: readonly string[],
  gone: readonly string[],
  change: (ids: readonly string[]) => string[],
): string[] => [...change(ids.filter((id) => !gone.includes(id))), ...ids.filter((id) => gone.includes(id))];

/** An empty form, dated today as most are. */
export const emptyForm = (): ConsentForm => ({
  ...{ person: "", names: "", giver: "self", givenBy: "" },
  ...{ givenOn: hongKongDay(new Date()), until: "", born: "", proof: "" },
  ...{ covers: [], pictures: [], pdfs: [], entries: [] },
});

/** The form of a consent. */
export const formOf = (consent: Consent): ConsentForm => ({
  ...{ person: consent.person, names: consent.names.join("\n"), giver: consent.giver },
  ...{ givenBy: consent.givenBy, givenOn: consent.givenOn, until: consent.until ?? "" },
  ...{ born: consent.born ?? "", covers: consent.covers, proof: consent.proof },
  ...{ pictures: consent.pictures, pdfs: consent.pdfs, entries: consent.entries },
});

/** The consent of a form, for a save. Of somebody who agreed themselves neither giver nor birthday is stored. */
export function givenOf({ names, until, born, givenBy, entries, ...form }: ConsentForm) {
  const isSelf = form.giver === "self";
  return {
    ...form,
    names,
    givenBy: isSelf ? "" : givenBy,
    until: until || null,
    born: isSelf ? null : born || null,
    covers: [...form.covers],
    pictures: [...form.pictures],
    pdfs: form.pdfs.map(({ _id }) => _id),
    entries: entries.map(({ type, id }) => ({ type, id })),
  };
}
