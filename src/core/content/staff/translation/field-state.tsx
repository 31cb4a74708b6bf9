import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { createClient, useChanges } from "../../../api/client";
import { fill } from "../../../locale/fill";
import { LANG_TAG, type Lang } from "../../../locale/lang";
import { useWords } from "../../../locale/lang-context";
import { useStaffWords } from "../../../locale/words/staff";
import { ProblemSummary } from "../../../staff/form/problem-summary";
import { useSave } from "../../../staff/form/use-save";
import { useBanner } from "../../../staff/frame/banner";
import { type FollowedText, type StaleParagraph, translationContract } from "../../translation/contract";
import { Difference } from "./difference";
import type { FieldStateProps, Followed } from "./followed-texts";
import { StateChip } from "./state-marks";
import { fieldStateWords } from "./words";

const api = createClient(translationContract);

/** The state of the texts of an entry, as the server has it. */
export const readFollowed = async (type: string, id: string): Promise<readonly FollowedText[]> =>
  (await api.texts({ type, id })).texts;

/** Says what a language is behind with in a field: what its source said and says, and the way to say that it is right. */
export function FieldStateView({ name, label, lang, followed }: FieldStateProps & { followed: Followed }) {
  const changes = useChanges(translationContract);
  const banner = useBanner();
  const words = useWords(fieldStateWords);
  const box = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(false);
  const { type, id, texts, refresh } = followed;
  const own = texts.filter(({ path }) => path === name || path.startsWith(`${name}.`));
  const behind = own.filter(({ stale }) => stale[lang].length > 0);
  const confirm = async (path: string, hash: string | undefined) => {
    await changes.confirm({ type, id, path, lang, ...(hash !== undefined && { hash }) });
    setSettled(true);
    await refresh();
    // The button has gone; the keyboard goes on from here.
    box.current?.focus();
    banner({ text: fill(words.isRight, { label }) });
  };
  if (behind.length === 0 && !isSettled) return null;
  return (
    <div ref={box} tabIndex={-1} className="stack">
      {behind.map((text) => (
        <StaleText
          key={text.path}
          {...{ text, label, lang }}
          onConfirm={(hash) => confirm(text.path, hash)}
        />
      ))}
    </div>
  );
}

interface StaleTextProps {
  text: FollowedText;
  label: string;
  lang: Lang;
  onConfirm: (hash?: string) => Promise<void>;
}

function StaleText({ text: { source, stale }, label, lang, onConfirm }: StaleTextProps) {
  const words = useWords(fieldStateWords);
  const staff = useStaffWords();
  const { save, saving, problem } = useSave();
  const paragraphs = stale[lang];
  const say = (hash?: string) => void save(() => onConfirm(hash));
  return (
    <fieldset className="field-state">
      <legend>
        <StateChip state="stale" /> {fill(words.behind, { label, language: staff[source] })}
      </legend>
      <ul>
        {paragraphs.map((paragraph) => (
          <li key={paragraph.hash}>
            <StaleLine paragraph={paragraph} source={source} />
            {paragraphs.length > 1 && (
              <button
                type="button"
                className="button button-quiet"
                disabled={saving}
                onClick={() => say(paragraph.hash)}
              >
                {words.rightHere}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button button-quiet" disabled={saving} onClick={() => say()}>
        <Check aria-hidden="true" size={18} />
        {words.rightNow}
      </button>
      <ProblemSummary problem={problem} labelOf={() => label} />
    </fieldset>
  );
}

/** A paragraph of the source as it was and is. */
function StaleLine({ paragraph: { before, after }, source }: { paragraph: StaleParagraph; source: Lang }) {
  const words = useWords(fieldStateWords);
  const former = before.join(" ");
  const kind = after === null ? words.takenOut : former === "" ? words.added : words.changed;
  return (
    <>
      <strong>{kind}</strong>{" "}
      <span lang={LANG_TAG[source]} className="difference">
        <Difference before={former} after={after ?? ""} />
      </span>
    </>
  );
}
