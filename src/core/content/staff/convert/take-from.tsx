import { Languages } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useChanges } from "../../../api/client";
import { conversionContract } from "../../../locale/conversion/contract";
import { fill } from "../../../locale/fill";
import type { Lang } from "../../../locale/lang";
import { useWords } from "../../../locale/lang-context";
import { useStaffWords } from "../../../locale/words/staff";
import type { Draft } from "../../../staff/form/use-draft";
import { useBanner } from "../../../staff/frame/banner";
import type { ContentType } from "../../definition";
import type { Field } from "../../field";
import type { FieldWords } from "../../type-words";
import type { EntryForm } from "../form-conversion";
import { textsOfForm, visitForm } from "./form-texts";
import { hasWords } from "./paragraphs";
import type { DraftedText } from "./proposals";
import type { Taken } from "./review-dialog";
import { useTranslationService } from "./translation-service";
import { convertWords } from "./words";

const ReviewDialog = lazy(async () => ({ default: (await import("./review-dialog")).ReviewDialog }));

interface TakeFromProps {
  type: ContentType;
  words: Readonly<Record<string, FieldWords>>;
  form: EntryForm;
  setForm: (change: (before: EntryForm) => EntryForm) => void;
  /** The language that is taken. */
  to: Lang;
  /** The one field that is taken, in place of all. */
  only?: { name: string; label: string };
}

interface TakeFieldProps extends Pick<TakeFromProps, "type" | "words"> {
  draft: Pick<Draft<EntryForm>, "form" | "setForm">;
  /** The form as it was stored before. */
  stored: EntryForm;
  lang: Lang;
  field: Field;
  name: string;
  label: string;
}

/** The same for one field, where nothing stands in it yet, or what it is taken from has changed since. */
export function TakeField({ type, words, draft, stored, lang, field, name, label }: TakeFieldProps) {
  const { form, setForm } = draft;
  const from = SOURCE[lang];
  const isDue = field.isEmpty(form[lang][name]) || form[from][name] !== stored[from][name];
  if (lang === "eng" || !isDue) return null;
  return <TakeFrom {...{ type, words, form, setForm }} to={lang} only={{ name, label }} />;
}

/** The language that another one is taken from: of the Chinese scripts the other, for English Hong Kong's. */
const SOURCE: Readonly<Record<Lang, Lang>> = { eng: "tra", tra: "sim", sim: "tra" };

/**
 * The way to take a language from another one, paragraph by paragraph as somebody accepts it: between the Chinese
 * scripts, and into English where there is a translation service. Nothing while there is nothing to take.
 */
export function TakeFrom({ type, words: fieldWords, form, setForm, to, only }: TakeFromProps) {
  const words = useWords(convertWords);
  const staff = useStaffWords();
  const remember = useRemember();
  const hasService = useTranslationService(to === "eng");
  const [open, setOpen] = useState(false);
  const from = SOURCE[to];
  const typed = { type, words: fieldWords, form };
  const texts = textsOfForm(typed, { from, to }, only?.name).filter(hasWords);
  if (texts.length === 0 || (to === "eng" && !hasService)) return null;
  const languages = { from: staff[from], to: staff[to] };
  const said = fill(to === "eng" ? words.draft : only ? words.take : words.takeAll, languages);
  const load = async () => {
    const { draftTexts } = await import("./proposals");
    return draftTexts(texts, { from, to }, (label, number) => fill(words.paragraph, { label, number }));
  };
  const take = async (drafted: readonly DraftedText[], taken: readonly Taken[]) => {
    const { takenInto } = await import("./proposals");
    const results = new Map(taken.map(({ proposal, result }) => [proposal.key, result]));
    const values = new Map(drafted.map((each) => [each.text.path, takenInto(each, results)]));
    setForm((before) =>
      visitForm({ ...typed, form: before }, { from, to }, ({ path }) => values.get(path), only?.name),
    );
    await remember(from, taken);
  };
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
          <ReviewDialog
            {...{ from, to, load }}
            onTake={(drafted, taken) => void take(drafted, taken)}
            onClosed={() => setOpen(false)}
          />
        </Suspense>
      )}
    </p>
  );
}

/** Gives what remembers accepted paragraphs for the next time, and says how many were put into the form. */
function useRemember() {
  const words = useWords(convertWords);
  const banner = useBanner();
  const changes = useChanges(conversionContract);
  return async (from: Lang, taken: readonly Taken[]) => {
    const { wordsOf } = await import("./paragraphs");
    const pairs = taken.flatMap(({ proposal: { text, source }, result }) => {
      const [one, other] = [wordsOf(text.kind, source), wordsOf(text.kind, result)];
      return one.length === other.length
        ? one.map((each, at) => ({ source: each.trim(), result: (other[at] ?? "").trim() }))
        : [];
    });
    const kept = pairs.filter(({ source, result }) => source !== "" && result !== "");
    let text = fill(words.taken, { count: taken.length });
    if (from !== "eng" && kept.length > 0) {
      await changes.remember({ from, pairs: kept }).catch(() => {
        text = words.notRemembered;
      });
    }
    banner({ text });
  };
}
