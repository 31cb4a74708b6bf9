import { type ReactNode, useId } from "react";
import {
  fill,
  LANGS,
  type Lang,
  type Localized,
  localized,
  useLang,
  useWords,
} from "../../platform/locale/lang";
import { type StaffWords, useStaffWords } from "../../platform/locale/words/staff";
import { fieldId } from "../../ui/fields/field-frame";
import { DraftForm } from "../../ui/form/draft-form";
import type { Draft } from "../../ui/form/use-draft";
import { CopyAll, CopyFromOthers } from "../conversion/copy-from-language";
import type { AnyContent, ContentType } from "../definition";
import type { Field, Fields, FieldWords } from "../field";
import { fieldPaths, langOfPath, linesIn, withoutLang, wordsAt } from "../field-paths";
import { parallelNames } from "../kinds/parallel-groups";
import { DESCRIPTIONS } from "../pictures/descriptions";
import { ALT_PARTS, PICTURE_ALTS } from "../pictures/picture-alts";
import { completeness } from "../schemas";
import { useRequestedField } from "../translation/staff/use-requested-field";
import type { FormSlots } from "./content-screens";
import { FieldInput } from "./field-input";
import { FieldInputs } from "./field-inputs";
import { FieldNotes } from "./field-notes";
import { FirstTextContext, firstTextOf } from "./first-text";
import {
  contentIn,
  type EntryForm,
  isInNone,
  unaligned,
  type WrittenForm,
  WrittenFormContext,
} from "./form-conversion";
import { formWords } from "./form-words";
import { LanguageEditors, lastTextOf, type ShownLanguages, WayOn } from "./language-editors";
import { PublishChoice, useOtherSaveLabel } from "./publish-languages";
import { timeLabel } from "./publish-words";

interface EntryFormViewProps {
  type: ContentType;
  fieldWords: Localized<Readonly<Record<string, FieldWords>>>;
  draft: Draft<EntryForm>;
  languages: ShownLanguages;
  /** The prefix that the paths of the request have and the form's do not, as in `news.`. */
  prefix: string;
  slots?: FormSlots | undefined;
  /** The form before the last save. */
  stored: EntryForm;
  /** Id of the entry; none of a new one. */
  id?: string | undefined;
  /** Label of the button that saves, where it is not Submit. */
  submitLabel?: string | undefined;
}

/** The form of an entry: its texts by language, and at the side what it has once. */
export function EntryFormView({
  type,
  fieldWords,
  draft,
  languages,
  prefix,
  slots = {},
  stored,
  id = "",
  submitLabel,
}: EntryFormViewProps) {
  const lang = useLang();
  const staff = useStaffWords();
  const { pictureAlts } = useWords(formWords);
  const words = { ...fieldWords[lang], [PICTURE_ALTS]: pictureAlts, [DESCRIPTIONS]: pictureAlts };
  const label = useOtherSaveLabel() ?? submitLabel;
  const { form } = draft;
  const content = contentIn(type, form) as unknown as AnyContent;
  const { parts, richParts } = comparedParts(type, LANGS);
  const rail = slots.rail ?? Object.keys(type.shared);
  const [besides, others] = split(type.shared, (name) => rail.includes(name));
  const [beneath, main] = split(others, (name) => slots.beneath?.includes(name) === true);
  const { rowsAbove, byLanguage, rowsBelow } = textsOf(type);
  const change = (name: string, make: (before: unknown) => unknown) =>
    draft.setForm((before) => ({ ...before, [name]: make(before[name]) }));
  const labelOf = (path: string) => {
    // An input shared by the languages is not labelled by the one that is being edited.
    const isOfAny = draft.errorsAt(`${prefix}${path}`).length > 0 && isInNone(form, path);
    const named = isOfAny ? path.slice(path.indexOf(".") + 1) : path;
    return timeLabel(path, lang) ?? pathLabel(named, words, staff);
  };
  const inputs = { input: FieldInput, words, values: form, onChange: change, path: prefix };
  const hasRail = Object.keys(besides).length > 0;
  const given = { ...inputs, errorsAt: draft.errorsAt, own: slots.inputs };
  const written: WrittenForm = { type, words, draft, stored, prefix, lang: languages.written };
  useRequestedField(type.texts, prefix);
  return (
    <DraftForm
      draft={draft}
      {...(label !== undefined && { submitLabel: label })}
      parts={parts}
      richParts={richParts}
      requestPrefix={prefix}
      labelOf={labelOf}
      readable={(each) => readable(type.shared, words, each, lang)}
      reveal={(path) => languages.reveal(LANGS.find((each) => path.startsWith(`${each}.`)))}
      beside={slots.beside?.(draft, stored)}
    >
      {slots.above?.(draft, stored)}
      <FormContexts type={type} written={written} first={slots.firstTexts?.(id)}>
        <FormRoom hasRail={hasRail}>
          <div className="entry-form-main stack">
            <FieldInputs fields={{ ...main, ...rowsAbove }} {...given} />
            {Object.keys(byLanguage).length > 0 && (
              <LanguageEditors
                rows={Object.keys(byLanguage).length}
                complete={completeness(type, content)}
                languages={languages}
              >
                {(each) => (
                  <TextInputs
                    {...{ written, draft, fields: byLanguage, lang: each, slots, languages }}
                    lastText={lastTextOf(byLanguage, type.complete)}
                  />
                )}
              </LanguageEditors>
            )}
            <FieldInputs fields={{ ...rowsBelow, ...beneath }} {...given} />
            {slots.below?.(draft)}
            {Object.keys(byLanguage).length === 0 && <CopyAll />}
          </div>
          {hasRail && (
            <Rail>
              <FieldInputs fields={besides} {...given} />
            </Rail>
          )}
          <PublishChoice
            {...{ type, draft, content }}
            id={id || undefined}
            stored={contentIn(type, stored) as unknown as AnyContent}
          />
        </FormRoom>
      </FormContexts>
    </DraftForm>
  );
}

/** The parts of a form, laid out by its container's width. */
function FormRoom({ hasRail, children }: { hasRail: boolean; children: ReactNode }) {
  if (!hasRail) return <div>{children}</div>;
  return (
    <div className="entry-form-room">
      <div className="entry-form">{children}</div>
    </div>
  );
}

/** The fields that an entry has once, at the side where it is wide. */
function Rail({ children }: { children: ReactNode }) {
  const { settings } = useWords(formWords);
  const id = useId();
  return (
    <section className="entry-form-rail stack" aria-labelledby={id}>
      <h2 id={id}>{settings}</h2>
      {children}
    </section>
  );
}

/** The knowledge of its form that inputs have. */
function FormContexts({ type, written, first, children }: FormContextsProps) {
  return (
    <WrittenFormContext value={written}>
      <FirstTextContext value={firstTextOf(type, written.prefix, first)}>{children}</FirstTextContext>
    </WrittenFormContext>
  );
}

interface FormContextsProps {
  type: ContentType;
  written: WrittenForm;
  /** The texts that the entry came with, where its type does not say them of all. */
  first: Localized<object> | undefined;
  children: ReactNode;
}

interface TextInputsProps extends Pick<EntryFormViewProps, "draft" | "languages"> {
  written: WrittenForm;
  fields: Fields;
  lang: Lang;
  slots: FormSlots;
  lastText: string | undefined;
}

/** The fields of one language. */
function TextInputs({ written, fields, draft, lang, slots, languages, lastText }: TextInputsProps) {
  const { words, prefix } = written;
  const change = (name: string, make: (before: unknown) => unknown) =>
    draft.setForm((before) => ({ ...before, [lang]: { ...before[lang], [name]: make(before[lang][name]) } }));
  const below = (name: string, field: Field, label: string) => (
    <>
      <FieldNotes
        isWhole
        {...{ field, label, lang, path: `${prefix}${lang}.${name}` }}
        values={localized((each) => draft.form[each][name])}
        onChange={(make) => change(name, make)}
      />
      {name === lastText && (
        <>
          <WayOn
            lang={lang}
            write={languages.write}
            firstField={(each) => fieldId(`${prefix}${each}.${Object.keys(fields)[0]}`)}
          />
          <CopyFromOthers form={written} lang={lang} />
        </>
      )}
    </>
  );
  const everywhere = (name: string, value: unknown) =>
    draft.setForm((before) => ({ ...before, ...localized((each) => ({ ...before[each], [name]: value })) }));
  return (
    <FieldInputs
      fields={fields}
      around={FieldCell}
      input={FieldInput}
      own={slots.inputs}
      words={words}
      values={draft.form[lang]}
      onChange={change}
      everywhere={everywhere}
      path={`${prefix}${lang}.`}
      errorsAt={draft.errorsAt}
      lang={lang}
      below={below}
    />
  );
}

/** A field of a language: it is aligned with the same field of the others. */
function FieldCell({ children }: { children: ReactNode }) {
  return (
    <div className="field-cell">
      <div className="stack">{children}</div>
    </div>
  );
}

/** The texts of a type: those in each language, and the aligned lists that its definition has above and below them. */
function textsOf({ texts }: ContentType) {
  const names = Object.keys(texts);
  const [rows, byLanguage] = split(texts, (name) => texts[name]?.isAligned === true);
  const first = names.findIndex((name) => name in byLanguage);
  const [rowsAbove, rowsBelow] = split(rows, (name) => names.indexOf(name) < first);
  return { rowsAbove, byLanguage, rowsBelow };
}

/** The fields whose names pass, and the others. */
function split(fields: Fields, passes: (name: string) => boolean): [Fields, Fields] {
  const named = Object.entries(fields);
  return [
    Object.fromEntries(named.filter(([name]) => passes(name))),
    Object.fromEntries(named.filter(([name]) => !passes(name))),
  ];
}

type Words = Readonly<Record<string, FieldWords>>;

/** The label of the field at a path of a form: `tra.header` is "Header (Traditional Chinese)". */
export function pathLabel(path: string, words: Words, staff: StaffWords): string {
  const lang = langOfPath(path);
  const { label } = wordsAt(withoutLang(path).split("."), words);
  return lang ? fill(staff.inLanguage, { label, language: staff[lang] }) : label;
}

/** Dotted paths of the parts that are compared when somebody else saved first, and those that are rich text. */
function comparedParts({ shared, texts }: ContentType, langs: readonly Lang[]) {
  const paths = (parts: readonly { path: string }[]) => parts.map(({ path }) => path);
  const said = langs.flatMap((lang) => fieldPaths(unaligned(texts), undefined, lang));
  return {
    parts: [...paths(fieldPaths(shared, undefined)), ...ALT_PARTS, ...parallelNames(texts), ...paths(said)],
    richParts: paths(said.filter(({ field }) => field.writing === "rich")),
  };
}

/** The form with its shared fields as text for people: options by their names, times by their days. */
function readable(shared: Fields, words: Words, form: EntryForm, reader: Lang): object {
  const plain = Object.entries(shared).filter(([, { kind, fields }]) => kind !== "custom" && !fields);
  const read = fieldPaths(Object.fromEntries(plain), form).map((part) => [
    part.path,
    linesIn(part, words, reader),
  ]);
  return { ...form, ...Object.fromEntries(read) };
}
