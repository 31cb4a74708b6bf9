import { LANG_TAG, LANGS, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { UploadField } from "../../../core/media/field/upload-field";
import { fieldId } from "../../../core/staff/fields/field-id";
import { TextField } from "../../../core/staff/fields/text-field";
import { DraftForm } from "../../../core/staff/form/draft-form";
import type { Draft } from "../../../core/staff/form/use-draft";
import { LanguagePanels } from "../../../core/staff/languages/language-panels";
import { useShownLang } from "../../../core/staff/languages/use-shown-lang";
import type { SmaTopic } from "../shapes";
import { type SmaTopicKey, WITHOUT_REFERENCES } from "../topic-key";
import { smaWords } from "../words";
import { readForm } from "./cited";
import { completeness, type TopicForm } from "./draft";
import { LinkFields } from "./link-fields";
import type { FormPlace } from "./localized-field";
import { PartFields } from "./part-fields";
import { pathLabel } from "./path-label";
import { ReferenceFields } from "./reference-fields";
import { ReviewField } from "./review-field";
import { TableFields } from "./table-fields";

interface TopicFormProps {
  draft: Draft<TopicForm>;
  /** The topic that is edited; none for a new one. */
  entry: object | undefined;
}

const PARTS = [
  "coverId",
  ...LANGS.map((lang) => `title.${lang}`),
  "parts",
  "table",
  "links",
  ...LANGS.map((lang) => `references.${lang}`),
];

/** The form of an SMA topic: cover, titles, table and links if it has them, parts, references. */
export function TopicFormView({ draft, entry }: TopicFormProps) {
  const topicKey = (entry as SmaTopic | undefined)?.key ?? null;
  const words = useWords(smaWords);
  const staff = useStaffWords();
  const { shownLang, setShownLang, reveal } = useShownLang();
  const place = { shownLang, errorsAt: draft.errorsAt };
  const open = (path: string) => {
    reveal(path);
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
      labelOf={(path) => pathLabel(path, words, staff)}
      reveal={open}
    >
      <TitleFields draft={draft} place={place} onChoose={setShownLang} />
      <BodyFields draft={draft} place={place} topicKey={topicKey} />
      <ReviewField
        value={draft.form.reviewed}
        onChange={(reviewed) => draft.patch({ reviewed })}
        errors={place.errorsAt("topic.reviewed")}
      />
    </DraftForm>
  );
}

interface FieldsProps {
  draft: Draft<TopicForm>;
  place: FormPlace;
}

function TitleFields({ draft, place, onChoose }: FieldsProps & { onChoose: (lang: Lang) => void }) {
  const words = useWords(smaWords);
  const { form, patch } = draft;
  return (
    <>
      <div className="staff-section max-w-xl">
        <UploadField
          kind="image"
          name="topic.coverId"
          label={words.cover}
          hint={words.coverHint}
          ratio={{ width: 4, height: 3, label: words.ratio }}
          value={form.coverId}
          onChange={(coverId) => patch({ coverId })}
          errors={place.errorsAt("topic.coverId")}
        />
      </div>
      <div className="staff-section">
        <LanguagePanels current={place.shownLang} onChoose={onChoose} complete={completeness(form)}>
          {(lang) => (
            <TextField
              label={words.title}
              path={`topic.${lang}.title`}
              lang={LANG_TAG[lang]}
              value={form.title[lang]}
              onChange={(title) => patch({ title: { ...form.title, [lang]: title } })}
              errors={place.errorsAt(`topic.${lang}.title`)}
            />
          )}
        </LanguagePanels>
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
