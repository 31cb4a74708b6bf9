import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { CopyEnglish } from "../../../content/conversion/copy-from-language";
import type { AnyContent } from "../../../content/definition";
import { langOfPath } from "../../../content/field-paths";
import { ALT_PARTS, PICTURE_ALTS } from "../../../content/pictures/picture-alts";
import { picturesSaid } from "../../../content/pictures/staff/picture-description";
import { derivedCalls, readEntry } from "../../../content/staff/content-screens";
import { pathLabel } from "../../../content/staff/entry-form";
import { ownForm } from "../../../content/staff/form-conversion";
import { formWords } from "../../../content/staff/form-words";
import {
  besideAttribute,
  CompletenessChip,
  LanguageBar,
  useShownLanguages,
} from "../../../content/staff/language-editors";
import { PublishChoice, useOtherSaveLabel } from "../../../content/staff/publish-languages";
import { timeLabel } from "../../../content/staff/publish-words";
import { UploadField } from "../../../media/field/upload-field";
import { plainDay } from "../../../platform/locale/format";
import { fill, LANGS, localized, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { fieldId } from "../../../ui/fields/field-frame";
import { SelectField } from "../../../ui/fields/select-field";
import { DraftForm } from "../../../ui/form/draft-form";
import type { Draft } from "../../../ui/form/use-draft";
import { usePermissions } from "../../../ui/frame/screen";
import { TypedName, typedName } from "../../../ui/list/action-label";
import { type ReviewEntry, sma, smaReview, type TopicCard } from "../definition";
import type { SmaTopic } from "../shapes";
import { type SmaTopicKey, WITHOUT_REFERENCES } from "../topic-key";
import { topicFieldWords } from "../type-words";
import { smaWords } from "../words";
import { completeness, emptyForm, formOf, type PartForm, payloadOf, readForm, type TopicForm } from "./draft";
import { type FormPlace, LocalizedField } from "./localized-field";
import { ReferenceFields } from "./reference-fields";
import { LinkFields, PartFields, rowKey, TableFields } from "./topic-rows";
import { WrittenTopicForm, writtenTopic } from "./written-topic";

interface TopicFormProps {
  draft: Draft<TopicForm>;
  /** The topic that is edited; none for a new one. */
  entry: object | undefined;
}

const PARTS = [
  "coverId",
  ...ALT_PARTS,
  ...LANGS.map((lang) => `title.${lang}`),
  "parts",
  "table",
  "links",
  ...LANGS.map((lang) => `references.${lang}`),
];

/** The form of an SMA topic: a way through it, cover, titles, table and links if it has them, parts, references. */
export function TopicFormView({ draft, entry }: TopicFormProps) {
  const topic = entry as SmaTopic | undefined;
  const lang = useLang();
  const fieldWords = { ...topicFieldWords[lang], [PICTURE_ALTS]: useWords(formWords).pictureAlts };
  const staff = useStaffWords();
  const languages = useShownLanguages();
  const label = useOtherSaveLabel();
  const { mayChange } = usePermissions();
  const place = { languages, errorsAt: draft.errorsAt };
  const open = (path: string) => {
    languages.reveal(langOfPath(path));
    // Browsers give no focus to what is folded away.
    document
      .getElementById(fieldId(`topic.${path}`))
      ?.closest("details")
      ?.setAttribute("open", "");
  };
  return (
    <DraftForm
      draft={draft}
      parts={PARTS}
      requestPrefix="topic."
      readable={readForm}
      labelOf={(path) => timeLabel(path, lang) ?? pathLabel(path, fieldWords, staff)}
      reveal={open}
      {...(label !== undefined && { submitLabel: label })}
    >
      <WrittenTopicForm draft={draft} topic={topic} lang={languages.written}>
        <Outline form={draft.form} />
        <div className="language-editors long-form" data-beside={besideAttribute(languages)}>
          <LanguageBar complete={completeness(draft.form)} languages={languages} />
          <TitleFields draft={draft} place={place} />
          <BodyFields draft={draft} place={place} topicKey={topic?.key ?? null} />
        </div>
        {mayChange && (
          <ReviewField
            value={draft.form.reviewed}
            onChange={(reviewed) => draft.patch({ reviewed })}
            errors={place.errorsAt("topic.reviewed")}
          />
        )}
        <div className="stack">
          <CopyEnglish />
        </div>
        <PublishChoice
          {...{ draft, type: sma }}
          id={topic?._id}
          content={payloadOf(draft.form) as unknown as AnyContent}
          stored={payloadOf(topic ? formOf(topic) : emptyForm()) as unknown as AnyContent}
        />
      </WrittenTopicForm>
    </DraftForm>
  );
}

/** The way through a long form: its sections, and each part, with a mark where a language lacks it. */
function Outline({ form }: { form: TopicForm }) {
  const words = useWords(smaWords);
  const { mayChange } = usePermissions();
  const lang = useLang();
  const section = (id: string, name: string) => (
    <li>
      <WayTo id={id}>{name}</WayTo>
    </li>
  );
  return (
    <nav className="form-outline" aria-label={words.outline}>
      <h2>{words.outline}</h2>
      <ol>
        {form.table && section("table-title", words.table)}
        {form.table && section("rows-title", words.rows)}
        <li>
          <WayTo id="parts-title">{words.parts}</WayTo>
          <ol>
            {form.parts.map((part) => (
              <li key={rowKey(part)}>
                <WayTo id={`parts-${rowKey(part)}`}>{typedName(part.subTitle, lang, words.noSubTitle)}</WayTo>
                {!isComplete(part) && <CompletenessChip complete={false} />}
              </li>
            ))}
          </ol>
        </li>
        {form.links && section("links-title", words.links)}
        {section("references-title", words.references)}
        {mayChange && section("review-title", words.isReviewed)}
      </ol>
    </nav>
  );
}

/** A link to a heading or a part, which it opens. The address stays, so that unsaved changes do not block it. */
function WayTo({ id, children }: { id: string; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    const there = document.getElementById(id);
    there?.closest("details")?.setAttribute("open", "");
    there?.scrollIntoView();
    there?.focus();
  };
  return (
    <a href={`#${id}`} onClick={go}>
      {children}
    </a>
  );
}

const isComplete = ({ subTitle, content }: PartForm): boolean =>
  LANGS.every((lang) => subTitle[lang].trim() !== "" && content[lang].trim() !== "");

interface FieldsProps {
  draft: Draft<TopicForm>;
  place: FormPlace;
}

function TitleFields({ draft, place }: FieldsProps) {
  const words = useWords(smaWords);
  const { form, patch } = draft;
  const complete = completeness(form);
  return (
    <>
      <div className="staff-section">
        <LocalizedField
          label={words.title}
          value={form.title}
          onChange={(title) => patch({ title })}
          path={(lang) => `topic.${lang}.title`}
          place={place}
          noteOf={(lang) => <CompletenessChip complete={complete[lang]} />}
        />
      </div>
      <div className="staff-section max-w-xl">
        <UploadField
          kind="image"
          name="topic.coverId"
          label={words.cover}
          hint={words.coverHint}
          ratio={{ shape: "4:3", label: words.ratio }}
          value={form.coverId}
          onChange={(coverId) => patch({ coverId })}
          errors={place.errorsAt("topic.coverId")}
          below={picturesSaid(place)}
        />
      </div>
    </>
  );
}

function BodyFields({ draft, place, topicKey }: FieldsProps & { topicKey: SmaTopicKey | null }) {
  const { form, setForm } = draft;
  return (
    <>
      {form.table && (
        <TableFields
          table={form.table}
          onChange={(change) =>
            setForm((before) => ({ ...before, table: before.table && change(before.table) }))
          }
          place={place}
        />
      )}
      <PartFields
        form={form}
        onChange={(change) => setForm((before) => ({ ...before, parts: change(before.parts) }))}
        place={place}
      />
      {form.links && (
        <LinkFields
          links={form.links}
          onChange={(change) =>
            setForm((before) => ({ ...before, links: before.links && change(before.links) }))
          }
          place={place}
        />
      )}
      <ReferenceFields
        form={form}
        onChange={setForm}
        place={place}
        hidden={WITHOUT_REFERENCES.includes(topicKey)}
      />
    </>
  );
}

/** The page's word on the last review, once it is fetched; the question can be answered without. */
function useReview(): ReviewEntry | undefined {
  const [review, setReview] = useState<ReviewEntry>();
  useEffect(() => {
    let isGone = false;
    readEntry<ReviewEntry>(smaReview).then(
      (entry) => isGone || setReview(entry),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return review;
}

interface ReviewFieldProps {
  value: TopicForm["reviewed"];
  onChange: (reviewed: TopicForm["reviewed"]) => void;
  errors: readonly string[];
}

/** Asks whether the change was medically reviewed, so that the date of review is never changed or left by mistake. */
function ReviewField({ value, onChange, errors }: ReviewFieldProps) {
  const review = useReview();
  const words = useWords(smaWords);
  const lang = useLang();
  return (
    <section id="review-title" tabIndex={-1} className="staff-section narrow">
      <SelectField
        label={words.isReviewed}
        path="topic.reviewed"
        value={value}
        onChange={onChange}
        errors={errors}
        options={[
          ["", words.pleaseChoose],
          ["yes", words.reviewedToday],
          ["no", words.notReviewed],
        ]}
      />
      {review && review.date !== "" && (
        <p className="field-hint">
          {words.reviewDate} <time dateTime={review.date}>{plainDay(review.date, lang)}</time> ·{" "}
          {words.reviewer}{" "}
          <TypedName texts={localized((each) => review[each].reviewer)} none={words.nobody} />
        </p>
      )}
    </section>
  );
}

/** The screens of SMA topics, with a form of their own shape. */
export default {
  type: sma,
  ...derivedCalls(sma),
  ownForm: ownForm<TopicForm>({
    empty: emptyForm,
    formOf: (entry) => formOf(entry as unknown as SmaTopic),
    givenOf: payloadOf,
    View: TopicFormView,
    written: writtenTopic,
  }),
  list: {
    note: (card: Parameters<typeof TopicNote>[0]["card"]) => <TopicNote card={card} />,
    view: "/sma",
  },
};

/** The note of a topic below its title in the list. */
function TopicNote({ card }: { card: TopicCard }) {
  const words = useWords(smaWords);
  return `${fill(words.partCount, { count: card.parts })} · ${fill(words.referenceCount, { count: card.references })}`;
}
