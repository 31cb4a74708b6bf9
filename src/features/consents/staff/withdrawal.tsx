import { CircleCheck, Eraser, RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { entryKey } from "../../../content/entry-ref";
import { useChanges } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Filled, Name } from "../../../platform/locale/name";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { type Consent, consentsContract } from "../contract";
import { withdrawalWords } from "../withdrawal-words";
import { ActingRow } from "./acting-row";
import { ConfirmButton } from "./confirm-button";
import { useEntryName } from "./entries-field";
import { EntryName } from "./withdrawing";

type Withdrawn = NonNullable<Consent["withdrawal"]>;

/** Milliseconds after which a withdrawal is noted where nothing is away. */
const NOTED_BY = 2500;

interface WithdrawalProps {
  consent: Consent;
  withdrawal: Withdrawn;
}

/** The state of a consent that was withdrawn: when, what was taken away, and what may be shown again. */
export function Withdrawal({ consent: { _id, person }, withdrawal }: WithdrawalProps) {
  const words = useWords(withdrawalWords);
  const lang = useLang();
  const changes = useChanges(consentsContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const nameOf = useEntryName();
  const { at, by, pictures, pdfs, takenDown, entries, shownIn, noted, byBackups } = withdrawal;
  useEffect(() => {
    const timer = noted ? undefined : setTimeout(revalidate, NOTED_BY);
    return () => clearTimeout(timer);
  }, [noted, revalidate]);
  const run = (change: () => Promise<unknown>, text: string) =>
    save(async () => {
      await change();
      banner({ text });
      await revalidate();
    });
  const release = ({ type, id }: Withdrawn["entries"][number]) =>
    run(() => changes.release({ consent_id: _id, entry: { type, id } }), words.released);
  const counts = { pictures, pdfs, entries: takenDown };
  const sentence = fill(words.withdrawnOn, { ...counts, time: staffTime(at, lang), name: "{name}" });
  return (
    <section className="stack" aria-labelledby="withdrawn-title">
      <h2 id="withdrawn-title">
        <Name text={person} />
      </h2>
      <ProblemSummary problem={problem} labelOf={() => words.heldTitle} />
      <p>
        <Filled sentence={sentence} names={{ name: by }} />
      </p>
      <p>{byBackups ? (noted ? words.notedYes : words.notedNo) : words.notedNowhere}</p>
      {entries.length > 0 && (
        <>
          <h3>{words.heldTitle}</h3>
          <ul className="grid list-none gap-2 p-0">
            {entries.map((entry) => (
              <HeldRow key={entryKey(entry)} entry={entry} onRelease={() => void release(entry)} />
            ))}
          </ul>
        </>
      )}
      {shownIn.length > 0 && (
        <>
          <h3>{words.stillShown}</h3>
          <ul className="grid list-none gap-2 p-0">
            {shownIn.map((entry) => (
              <ActingRow key={entryKey(entry)} name={nameOf(entry)} action={undefined}>
                <Link to={entry.to} className="inline-flex min-h-12 items-center">
                  <EntryName entry={entry} />
                </Link>
              </ActingRow>
            ))}
          </ul>
        </>
      )}
      {entries.some(({ isNamed }) => isNamed) && (
        <div>
          <p>{words.eraseFormerText}</p>
          <ConfirmButton
            icon={Eraser}
            label={words.eraseFormer}
            title={words.eraseFormerQuestion}
            text={words.eraseFormerDetails}
            danger
            onConfirm={() => void run(() => changes.eraseFormer({ consent_id: _id }), words.erasedFormer)}
          />
        </div>
      )}
      <div>
        <ConfirmButton
          icon={RotateCcw}
          label={words.undo}
          title={words.undoQuestion}
          text={words.undoText}
          onConfirm={() => void run(() => changes.undo({ consent_id: _id }), words.undone)}
        />
      </div>
    </section>
  );
}

interface HeldRowProps {
  entry: Withdrawn["entries"][number];
  onRelease: () => void;
}

function HeldRow({ entry, onRelease }: HeldRowProps) {
  const words = useWords(withdrawalWords);
  const release = { label: words.release, icon: CircleCheck, onPress: onRelease };
  return (
    <ActingRow name={useEntryName()(entry)} action={entry.withheld ? release : undefined}>
      <Link to={entry.to} className="inline-flex min-h-12 items-center">
        <EntryName entry={entry} />
      </Link>
      <span className="chip">
        {entry.withheld ? words.held : entry.isShown ? words.shownAgain : words.free}
      </span>
    </ActingRow>
  );
}
