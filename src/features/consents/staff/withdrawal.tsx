import { Ban, CircleCheck, Eraser, type LucideIcon, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { entryKey } from "../../../content/definition";
import { useChanges } from "../../../platform/http/client";
import { staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { mediaUrl } from "../../../platform/media-urls";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { type Consent, consentsContract, type KnownEntry, type Reach, type Written } from "../contract";
import { withdrawalWords } from "../withdrawal-words";
import { ActingRow, PdfLink, useEntryName } from "./consent-fields";

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
      <span className="chip ms-2">
        {entry.withheld ? words.held : entry.isShown ? words.shownAgain : words.free}
      </span>
    </ActingRow>
  );
}

/** The id of its heading. */
export const WITHDRAWING = "withdraw-title";

/** Everything that withdrawing a consent would delete, and the button that does it. */
export function Withdrawing({ consent, reach }: { consent: Consent; reach: Reach }) {
  const words = useWords(withdrawalWords);
  const lists = reach.namedIn.filter(({ isList }) => isList);
  const once = reach.namedIn.filter(({ isList }) => !isList);
  // Named is not yet meant: somebody looks at each.
  const [also, setAlso] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setAlso((before) => new Set([...before, key].filter((each) => each !== key || !before.has(key))));
  const isNamed = (entry: KnownEntry) => consent.entries.some((each) => entryKey(each) === entryKey(entry));
  const ticked = lists.filter((entry) => also.has(entryKey(entry)));
  return (
    <section className="staff-section stack" aria-labelledby={WITHDRAWING}>
      <h2 id={WITHDRAWING} tabIndex={-1}>
        {words.withdrawTitle}
      </h2>
      <p>{words.withdrawText}</p>
      <Pictures ids={reach.pictures} />
      <Pdfs pdfs={reach.pdfs} />
      <Entries
        text={words.takenDown}
        entries={reach.takenDown}
        hint={(entry) => (isNamed(entry) ? null : words.needsFile)}
      />
      <Entries text={words.shownIn} entries={reach.shownIn} />
      <Entries text={words.unseenNamed} entries={reach.unseenNamed} />
      <Entries text={words.unseen} entries={reach.unseen} />
      {lists.length > 0 && (
        <fieldset>
          <legend>{words.namedIn}</legend>
          {lists.map((entry) => (
            <label key={entryKey(entry)} className="check">
              <input
                type="checkbox"
                checked={also.has(entryKey(entry))}
                onChange={() => toggle(entryKey(entry))}
              />
              <EntryName entry={entry} />
            </label>
          ))}
        </fieldset>
      )}
      <Entries text={words.namedOnce} entries={once} />
      <WrittenList text={words.draftsWith} written={reach.drafts} />
      <WrittenList text={words.commentsWith} written={reach.comments} />
      <p className="field-hint">{words.cannotReach}</p>
      <WithdrawButton consent={consent} also={ticked} reach={reach} />
    </section>
  );
}

function Pictures({ ids }: { ids: readonly string[] }) {
  const words = useWords(withdrawalWords);
  const count = ids.length;
  return (
    <div>
      <p>
        {count === 0
          ? words.goNoPictures
          : count === 1
            ? words.goOnePicture
            : fill(words.goPictures, { count })}
      </p>
      {count > 0 && (
        <ul className="flex list-none flex-wrap gap-2 p-0">
          {ids.map((id) => (
            <li key={id}>
              <img src={mediaUrl(id, 160)} alt="" className="h-20 w-28 rounded-xl bg-mist object-contain" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Pdfs({ pdfs }: Pick<Reach, "pdfs">) {
  const words = useWords(withdrawalWords);
  if (pdfs.length === 0) return null;
  return (
    <div>
      <p>{words.goPdfs}</p>
      <ul>
        {pdfs.map((pdf) => (
          <li key={pdf._id}>
            <PdfLink pdf={pdf} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntriesProps {
  text: string;
  entries: readonly KnownEntry[];
  /** A note below an entry. */
  hint?: (entry: KnownEntry) => string | null;
}

function Entries({ text, entries, hint }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entryKey(entry)}>
            <Link to={entry.to} className="inline-flex min-h-12 items-center">
              <EntryName entry={entry} />
            </Link>
            <Hint text={hint?.(entry)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Hint = ({ text }: { text: string | null | undefined }) =>
  text ? <p className="field-hint m-0">{text}</p> : null;

/** Texts of colleagues that contain a name, with a link to what they are about. */
function WrittenList({ text, written }: { text: string; written: readonly Written[] }) {
  const words = useWords(withdrawalWords);
  const lang = useLang();
  if (written.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul>
        {written.map(({ by, at, text: said, entry }) => (
          <li key={`${by} ${at}`}>
            {entry ? (
              <Link to={entry.to} className="inline-flex min-h-12 items-center">
                <EntryName entry={entry} />
              </Link>
            ) : (
              words.newEntry
            )}{" "}
            <span className="wrap-anywhere">
              <Filled
                sentence={fill(words.writtenBy, {
                  time: staffTime(at, lang),
                  name: "{name}",
                  text: "{text}",
                })}
                names={{ name: by, text: said }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of an entry, and of its list where that is another one. */
function EntryName({ entry }: { entry: KnownEntry }): ReactNode {
  const name = useEntryName()(entry);
  return (
    <span className="wrap-anywhere">
      <Name text={name} />
      {name !== entry.list && <span className="field-hint"> {entry.list}</span>}
    </span>
  );
}

interface WithdrawButtonProps {
  consent: Consent;
  also: Reach["namedIn"];
  reach: Reach;
}

function WithdrawButton({ consent: { _id, person }, also, reach }: WithdrawButtonProps) {
  const words = useWords(withdrawalWords);
  const changes = useChanges(consentsContract);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const backups = reach.byBackups ? words.backupsKnow : words.backupsForget;
  const gone = new Set([...reach.takenDown, ...also.filter(({ isShown }) => isShown)].map(entryKey));
  const counts = { pictures: reach.pictures.length, pdfs: reach.pdfs.length, entries: gone.size, backups };
  const withdraw = () =>
    void save(async () => {
      const named = also.map(({ type, id }) => ({ type, id }));
      const { pictures, pdfs, takenDown } = await changes.withdraw({ consent_id: _id, entries: named });
      banner({ text: fill(words.withdrawnNow, { pictures, pdfs, entries: takenDown }) });
      await revalidate();
    });
  return (
    <div>
      <ProblemSummary problem={problem} labelOf={() => words.withdraw} />
      <ConfirmButton
        icon={Ban}
        label={words.withdraw}
        title={<Filled sentence={words.question} names={{ name: person }} />}
        text={fill(words.questionText, counts)}
        danger
        onConfirm={withdraw}
      />
    </div>
  );
}

interface ConfirmButtonProps {
  icon: LucideIcon;
  label: string;
  title: ReactNode;
  text: string;
  /** True where the button itself looks as what it does. */
  danger?: boolean;
  onConfirm: () => void;
}

/** A button for an action that is hard to undo, with a confirmation. */
export function ConfirmButton({
  icon: Icon,
  label,
  title,
  text,
  danger = false,
  onConfirm,
}: ConfirmButtonProps) {
  const staff = useStaffWords();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <button
        type="button"
        className={`button ${danger ? "button-danger" : "button-quiet"}`}
        onClick={() => setAsking(true)}
      >
        <Icon aria-hidden="true" size={18} />
        {label}
      </button>
      {asking && (
        <ConfirmDialog
          title={title}
          confirmLabel={label}
          cancelLabel={staff.cancel}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
          danger
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
