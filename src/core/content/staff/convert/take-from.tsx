import { Languages } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { fill } from "../../../locale/fill";
import { LANGS, type Lang } from "../../../locale/lang";
import { useWords } from "../../../locale/lang-context";
import { useStaffWords } from "../../../locale/words/staff";
import type { Draft } from "../../../staff/form/use-draft";
import type { ContentType } from "../../definition";
import type { Field } from "../../field";
import { isEmptyOf } from "../../field-values";
import type { FieldWords } from "../../type-words";
import type { EntryForm } from "../form-conversion";
import { unaligned } from "../form-conversion";
import { contentWords } from "../words";
import { useTranslationService } from "./translation-service";

const Take = lazy(() => import("./take"));

/** A language that is taken from another one, in a form. */
export interface Taking {
  type: ContentType;
  words: Readonly<Record<string, FieldWords>>;
  form: EntryForm;
  setForm: (change: (before: EntryForm) => EntryForm) => void;
  /** The language that is taken. */
  to: Lang;
  /** The one field that is taken, in place of all; `path` is that in the request. */
  only?: { name: string; label: string; path: string };
}

/** The language that another one is taken from: of the Chinese scripts the other, for English Hong Kong's. */
const SOURCE: Readonly<Record<Lang, Lang>> = { eng: "tra", tra: "sim", sim: "tra" };

/**
 * The way to take a language from another one, paragraph by paragraph as somebody accepts it: between the Chinese
 * scripts, and into English where there is a translation service. Nothing while there is nothing to take.
 */
function TakeFrom(props: Taking) {
  const { type, form, to, only } = props;
  const words = useWords(contentWords);
  const staff = useStaffWords();
  const hasService = useTranslationService(to === "eng");
  const [open, setOpen] = useState(false);
  const from = SOURCE[to];
  if (isEmptyOf(unaligned(type.texts), form[from]) || (to === "eng" && !hasService)) return null;
  const languages = { from: staff[from], to: staff[to] };
  const said = fill(to === "eng" ? words.draftFrom : only ? words.takeFrom : words.takeAll, languages);
  return (
    <p className="copy-from">
      <button
        type="button"
        className="button button-quiet"
        aria-label={only && fill(words.takeField, { said, label: only.label })}
        onClick={() => setOpen(true)}
      >
        <Languages aria-hidden="true" size={18} />
        {said}
      </button>
      {open && (
        <Suspense>
          <Take {...props} from={from} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}

/** The ways, at the end of a language, to take from it all of those that are taken from it. */
export function TakeOthers({
  type,
  words,
  draft,
  lang,
}: Pick<TakeFieldProps, "type" | "words" | "draft" | "lang">) {
  return LANGS.filter((to) => SOURCE[to] === lang).map((to) => (
    <TakeFrom key={to} {...{ type, words, to }} form={draft.form} setForm={draft.setForm} />
  ));
}

/** The kinds that have words, or others in them that have. */
const WITH_WORDS: ReadonlySet<string> = new Set(["line", "text", "lines", "richText", "group", "groups"]);

interface TakeFieldProps extends Pick<Taking, "type" | "words"> {
  draft: Pick<Draft<EntryForm>, "form" | "setForm">;
  /** The form as it was stored before. */
  stored: EntryForm;
  lang: Lang;
  field: Field;
  name: string;
  label: string;
  path: string;
}

/** The same for one field: where nothing stands in it, or something did before and its source has changed since. */
export function TakeField(props: TakeFieldProps) {
  const { type, words, draft, stored, lang, field, name, label, path } = props;
  const { form, setForm } = draft;
  const source = form[SOURCE[lang]][name];
  const before = stored[lang][name];
  const isDue =
    field.isEmpty(form[lang][name]) || (!field.isEmpty(before) && source !== stored[SOURCE[lang]][name]);
  if (lang === "eng" || !isDue || !WITH_WORDS.has(field.kind) || field.isEmpty(source)) return null;
  return <TakeFrom {...{ type, words, form, setForm }} to={lang} only={{ name, label, path }} />;
}
