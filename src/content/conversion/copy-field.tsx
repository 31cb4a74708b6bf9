import { useRef } from "react";
import { flushSync } from "react-dom";
import { conversionContract } from "../../platform/conversion-contract";
import { useChanges } from "../../platform/http/client";
import { fill, type Lang } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { fieldId } from "../../ui/fields/field-frame";
import { useBanner } from "../../ui/frame/banner";
import type { Copying } from "./copy-from-language";
import { textsOfForm, visitForm } from "./form-texts";
import { hasWords, wordsOf } from "./paragraphs";
import { type DraftedText, draftTexts, takenInto } from "./proposals";
import { ReviewDialog, type Taken } from "./review-dialog";
import { convertWords } from "./words";

interface TakeProps extends Copying {
  from: Lang;
  onClosed: () => void;
}

/** Takes texts of a form from another language: drafts them, lets somebody judge, and puts into the form what was accepted. */
export function CopyDialog({ type, words: fieldWords, form, setForm, from, to, only, onClosed }: TakeProps) {
  const words = useWords(convertWords);
  const remember = useRemember();
  const typed = { type, words: fieldWords };
  const load = () => {
    const texts = textsOfForm({ ...typed, form }, { from, to }, only?.at).filter(hasWords);
    return draftTexts(texts, { from, to }, (label, number) => fill(words.paragraph, { label, number }));
  };
  const hasTaken = useRef(false);
  const closed = () => {
    flushSync(onClosed);
    if (hasTaken.current) placeAfter(only?.path)?.focus();
  };
  const take = (drafted: readonly DraftedText[], taken: readonly Taken[]) => {
    const results = new Map(taken.map(({ proposal, result }) => [proposal.key, result]));
    const values = new Map(drafted.map((each) => [each.text.path, takenInto(each, results)]));
    setForm((before) =>
      visitForm({ ...typed, form: before }, { from, to }, ({ path }) => values.get(path), only?.at),
    );
    hasTaken.current = true;
    void remember(from, to, taken);
  };
  return <ReviewDialog {...{ from, to, load }} onClosed={closed} onTake={take} />;
}

/** The place to go on from: the field that was taken, after all of them the button that saves. */
const placeAfter = (path: string | undefined): HTMLElement | null =>
  path === undefined
    ? document.querySelector<HTMLElement>(".submit-row [type=submit]")
    : document.getElementById(fieldId(path));

/**
 * Returns a function that stores accepted paragraphs for the next time, and says how many were put into the
 * form.
 */
function useRemember() {
  const words = useWords(convertWords);
  const banner = useBanner();
  const changes = useChanges(conversionContract);
  return async (from: Lang, to: Lang, taken: readonly Taken[]) => {
    const pairs = taken.flatMap(({ proposal: { text, source }, result }) => {
      const [one, other] = [wordsOf(text.writing, source), wordsOf(text.writing, result)];
      return one.length === other.length
        ? one.map((each, at) => ({ source: each.trim(), result: (other[at] ?? "").trim() }))
        : [];
    });
    const accepted = pairs.filter(({ source, result }) => source !== "" && result !== "");
    let text = fill(words.taken, { count: taken.length });
    if (from !== "eng" && to !== "eng" && accepted.length > 0) {
      await changes.remember({ from, pairs: accepted }).catch(() => {
        text = words.notRemembered;
      });
    }
    banner({ text });
  };
}
