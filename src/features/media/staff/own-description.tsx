import { useMemo } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../core/api/client";
import type { ContentType } from "../../../core/content/definition";
import { fill } from "../../../core/locale/fill";
import { isLang, LANG_TAG, LANGS, type Localized, localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import { libraryContract, type MediaUse } from "../../../core/media/library-contract";
import { TextArea } from "../../../core/staff/fields/text-area";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { useDraft } from "../../../core/staff/form/use-draft";
import { useBanner } from "../../../core/staff/frame/banner";
import { mediaWords } from "../words";

/**
 * Tells whether a picture at `path` of an entry is described where the entry is written: in a text, or in a field of
 * its own beside it.
 */
export function isDescribedInForm({ texts, shared }: ContentType, path: string): boolean {
  const [first = "", second = ""] = path.split(".");
  const field = isLang(first) ? texts[second] : (shared[first] ?? texts[first]);
  return field === undefined || field.kind === "richText" || (isLang(first) && "alt" in texts);
}

interface OwnDescriptionProps {
  media_id: string;
  use: MediaUse;
  /** The name of the entry. */
  name: string;
}

const NOTHING: Localized = localized(() => "");

/** The words of one entry for a picture, in place of what the library says of it; folded until somebody wants them. */
export function OwnDescription({ media_id, use, name }: OwnDescriptionProps) {
  const words = useWords(mediaWords);
  return (
    <>
      {use.own && <p>{words.hasOwn}</p>}
      <details className="ask-description">
        <summary>
          {words.ownTitle} <span className="visually-hidden">{name}</span>
        </summary>
        <OwnForm {...{ media_id, use, name }} />
      </details>
    </>
  );
}

function OwnForm({ media_id, use: { type, id, own = NOTHING }, name }: OwnDescriptionProps) {
  const words = useWords(mediaWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const changes = useChanges(libraryContract);
  const initial = useMemo(() => ({ alt: own }), [own]);
  const draft = useDraft({
    initial,
    stays: true,
    submit: async ({ alt }) => {
      await changes.describeUse({ media_id, type, id, alt });
      banner({ text: words.ownSaved, saved: true });
      const fresh = revalidate();
      return () => fresh;
    },
  });
  const { form, setForm } = draft;
  const path = `${type}.${id}.alt`;
  const label = fill(words.ownAlt, { name });
  const labelIn = (lang: (typeof LANGS)[number]) => fill(staff.inLanguage, { label, language: staff[lang] });
  const labelOf = (of: string) => {
    const lang = of.split(".").find(isLang);
    return lang ? labelIn(lang) : label;
  };
  return (
    <DraftForm
      draft={draft}
      parts={[]}
      labelOf={labelOf}
      requestPrefix=""
      submitLabel={fill(words.ownSave, { name })}
    >
      <p className="field-hint">{words.ownHint}</p>
      {LANGS.map((lang) => (
        <TextArea
          key={lang}
          path={`${path}.${lang}`}
          label={labelIn(lang)}
          lang={LANG_TAG[lang]}
          errors={draft.errorsAt(`alt.${lang}`)}
          value={form.alt[lang]}
          onChange={(text) => setForm({ alt: { ...form.alt, [lang]: text } })}
        />
      ))}
    </DraftForm>
  );
}
