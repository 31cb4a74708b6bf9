import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { conversionContract, type DraftPart } from "../../platform/conversion-contract";
import { createClient } from "../../platform/http/client";
import { withColon } from "../../platform/locale/format";
import { fill, LANG_TAG, type Lang, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { FieldFrame } from "../../ui/fields/field-frame";
import { toSimplified } from "../../ui/fields/simplified";
import { ProblemSummary, useSave } from "../../ui/form/form";
import { Difference } from "../revisions/staff/difference";
import type { FormText } from "./form-texts";
import { aligned, paragraphsOf, type Row, textOf, withWords, wordsOf } from "./paragraphs";
import { convertWords } from "./words";

/** An accepted paragraph, before and after. */
export interface Taken {
  proposal: Proposal;
  result: string;
}

interface ReviewDialogProps {
  from: Lang;
  to: Lang;
  load: () => Promise<DraftedText[]>;
  onTake: (texts: readonly DraftedText[], taken: readonly Taken[]) => void;
  onClosed: () => void;
}

type Choices = Readonly<Record<string, Choice>>;

/**
 * The paragraphs of one language as drafted in another, in a native dialog: each to accept, edit or skip. It
 * is at the end of the page, since forms cannot be nested. Paragraphs that would replace a line of a text are
 * not ticked by default.
 */
export function ReviewDialog({ from, to, load, onTake, onClosed }: ReviewDialogProps) {
  const words = useWords(convertWords);
  const staff = useStaffWords();
  const titleId = useId();
  const dialog = useModal();
  const [texts, setTexts] = useState<DraftedText[]>();
  const [choices, setChoices] = useState<Choices>({});
  const { save, problem } = useSave();
  const loading = useRef(load);
  useEffect(() => {
    void save(async () => {
      const drafted = await loading.current();
      setTexts(drafted);
      setChoices(Object.fromEntries(drafted.flatMap(({ proposals }) => proposals).map(firstChoice)));
    });
  }, [save]);
  const close = () => dialog.current?.close();
  const proposals = texts?.flatMap((text) => text.proposals) ?? [];
  const languages = { from: staff[from], to: staff[to] };
  const change = (key: string, next: Choice) => setChoices((before) => ({ ...before, [key]: next }));
  const take = () => {
    const taken = proposals.flatMap((proposal) => {
      const choice = choices[proposal.key];
      if (!choice?.used) return [];
      return [{ proposal, result: withWords(proposal.text.writing, proposal.draft, choice.words) }];
    });
    if (texts) onTake(texts, taken);
    close();
  };
  return createPortal(
    <dialog ref={dialog} className="dialog review-dialog" aria-labelledby={titleId} onClose={onClosed}>
      <div className="stack">
        <h2 id={titleId} tabIndex={-1}>
          {fill(words.title, languages)}
        </h2>
        <ProblemSummary problem={problem} labelOf={() => languages.to} />
        {!texts && !problem && <p role="status">{words.wait}</p>}
        {texts && (
          <p role="status">
            {proposals.length === 0
              ? words.nothing
              : from === "eng" || to === "eng"
                ? words.explainedDraft
                : words.explained}
          </p>
        )}
        {proposals.map((proposal) => (
          <ReviewRow
            key={proposal.key}
            {...{ proposal, from, to }}
            choice={choices[proposal.key] ?? { words: [], used: false }}
            onChange={(next) => change(proposal.key, next)}
          />
        ))}
        <ReviewActions
          isNone={proposals.length === 0}
          isReady={proposals.some(({ key }) => choices[key]?.used)}
          onAll={() =>
            setChoices((before) =>
              Object.fromEntries(Object.entries(before).map(([key, each]) => [key, { ...each, used: true }])),
            )
          }
          onTake={take}
          onCancel={close}
        />
      </div>
    </dialog>,
    document.body,
  );
}

const firstChoice = ({ key, text, draft, onlyAdds }: Proposal): [string, Choice] => [
  key,
  { words: wordsOf(text.writing, draft), used: onlyAdds },
];

/** Opens a dialog, and restores the focus when it is closed. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}

interface ReviewActionsProps {
  isNone: boolean;
  isReady: boolean;
  onAll: () => void;
  onTake: () => void;
  onCancel: () => void;
}

/** The dialog's buttons. */
function ReviewActions({ isNone, isReady, onAll, onTake, onCancel }: ReviewActionsProps) {
  const words = useWords(convertWords);
  const { cancel } = useStaffWords();
  const [wasPressed, setWasPressed] = useState(false);
  return (
    <div className="review-actions stack">
      {wasPressed && !isReady && (
        <p className="field-error" role="alert">
          {words.noneTicked}
        </p>
      )}
      <div className="row-actions">
        {!isNone && (
          <>
            <button
              type="button"
              className="button button-main"
              onClick={() => (isReady ? onTake() : setWasPressed(true))}
            >
              {words.done}
            </button>
            <button type="button" className="button button-quiet" onClick={onAll}>
              {words.useAll}
            </button>
          </>
        )}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </div>
  );
}

/** The text of a proposal in the dialog, and whether it is to be used. */
interface Choice {
  words: readonly string[];
  used: boolean;
}

interface ReviewRowProps {
  proposal: Proposal;
  from: Lang;
  to: Lang;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** One paragraph: its source, its difference, and the result. */
function ReviewRow({ proposal, from, to, choice, onChange }: ReviewRowProps) {
  const words = useWords(convertWords);
  const lang = useLang();
  const staff = useStaffWords();
  const { text, label, source, before, isNew, key } = proposal;
  const one = choice.words.length === 1;
  const after = choice.words.join("");
  const name = (at: number) =>
    fill(one ? words.becomes : words.part, { label, to: staff[to], number: at + 1 });
  return (
    <fieldset className="review-row">
      <legend>{label}</legend>
      <p lang={LANG_TAG[from]} className="review-source">
        {wordsOf(text.writing, source).join(" ")}
      </p>
      {after !== before && (
        <p>
          <span className="field-hint">
            {withColon(lang, isNew ? words.differenceNew : words.difference)}
          </span>
          <span lang={LANG_TAG[to]} className="difference">
            <Difference before={before} after={after} />
          </span>
        </p>
      )}
      {choice.words.map((part, at) => (
        <FieldFrame key={`${key} ${at}`} label={name(at)} path={`review.${key}.${at}`} errors={[]}>
          {(control) => (
            <textarea
              {...control}
              className="field"
              lang={LANG_TAG[to]}
              rows={1}
              value={part}
              onChange={({ target }) => onChange({ words: choice.words.with(at, target.value), used: true })}
            />
          )}
        </FieldFrame>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={choice.used}
          onChange={({ target }) => onChange({ ...choice, used: target.checked })}
        />
        {fill(words.use, { label })}
      </label>
    </fieldset>
  );
}

const api = createClient(conversionContract);

/** A paragraph that is proposed in place of the present one. */
interface Proposal {
  key: string;
  text: FormText;
  label: string;
  source: string;
  draft: string;
  /** The text with which the draft is compared: the present one, else a conversion by characters. */
  before: string;
  /** True where there is no text yet. */
  isNew: boolean;
  /** True where nothing of a present text is lost: a line was added to a list of names. */
  onlyAdds: boolean;
}

/** A text with its paragraphs in both languages. */
export interface DraftedText {
  text: FormText;
  rows: readonly Row[];
  proposals: readonly Proposal[];
}

const partOf = (text: FormText, paragraph: string): DraftPart =>
  text.writing === "rich" ? { html: paragraph } : { text: paragraph };

/** Drafts of texts in another language, beside the present ones. */
export async function draftTexts(
  texts: readonly FormText[],
  { from, to }: { from: Lang; to: Lang },
  numbered: (label: string, number: number) => string,
): Promise<DraftedText[]> {
  const sources = texts.map((text) => paragraphsOf(text.writing, text.from));
  const parts = texts.flatMap((text, at) => (sources[at] ?? []).map((paragraph) => partOf(text, paragraph)));
  if (parts.length === 0) return [];
  const { parts: drafted } = await api.draft({ parts, from, to });
  const drafts = drafted.map((part) => ("text" in part ? part.text : part.html));
  let next = 0;
  return Promise.all(
    texts.map(async (text, at) => {
      const source = sources[at] ?? [];
      const draft = drafts.slice(next, next + source.length);
      next += source.length;
      const rows = aligned(source, draft, paragraphsOf(text.writing, text.to));
      const proposals = await Promise.all(rows.map((row, place) => proposalOf(text, row, place)));
      return { text, rows, proposals: proposals.filter((each) => each !== undefined) };
    }),
  );

  async function proposalOf(text: FormText, row: Row, place: number): Promise<Proposal | undefined> {
    const { source, draft, present } = row;
    if (source === undefined || draft === undefined || draft === present) return undefined;
    const said = (paragraph: string) => wordsOf(text.writing, paragraph).join("");
    const isScript = from === "tra" && to === "sim";
    const before = present ?? (isScript ? await toSimplified(source) : draft);
    const label =
      paragraphsOf(text.writing, text.from).length > 1 ? numbered(text.label, place + 1) : text.label;
    const key = `${text.path} ${place}`;
    const isNew = present === undefined;
    return { key, text, label, source, draft, before: said(before), isNew, onlyAdds: adds(present, draft) };
  }
}

/** Whether a text has every line of a former one, in the same order. */
function adds(former: string | undefined, text: string): boolean {
  if (former === undefined) return true;
  const linesOf = (said: string) => said.split("\n").map((line) => line.trim());
  const lines = linesOf(text);
  let at = 0;
  for (const line of linesOf(former)) {
    at = lines.indexOf(line, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** A text in which the accepted paragraphs are replaced, and the others unchanged. */
export function takenInto({ text, rows }: DraftedText, taken: ReadonlyMap<string, string>): unknown {
  const paragraphs = rows.map(({ present }, place) => taken.get(`${text.path} ${place}`) ?? present);
  return textOf(
    text.writing,
    paragraphs.filter((paragraph) => paragraph !== undefined),
  );
}
