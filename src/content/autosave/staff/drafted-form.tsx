import { FilePen } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { createClient } from "../../../platform/http/client";
import { newKey } from "../../../platform/http/idempotency-key";
import { hongKongTime, staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { type Autosave, BesideSubmit, sendBeforeEnd } from "../../../ui/form/use-draft";
import { LastSaved, useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import { Checks } from "../../checks/staff/check-list";
import { Present } from "../../presence/staff/present";
import { PreviewButton } from "../../preview/staff/preview-button";
import type { PreviewedForm } from "../../preview/staff/with-save";
import { CommentsNote, ReviewNote } from "../../review/staff/review-note";
import type { EntryForm } from "../../staff/form-conversion";
import { autosaveContract, type ListedAutosave } from "../contract";
import { draftWords } from "./draft-words";
import { DraftedContext, type OpenedDraft, usableDraft, useDrafted } from "./opened-draft";
import { deleteLocalDraft, type LocalDraft, Sender, saveLocalDraft, type TypedForm } from "./sender";

interface DraftedFormProps {
  opened: OpenedDraft;
  /** Renders the form where there is no earlier draft. */
  initial: () => object;
  children: ReactNode;
}

/** Stores which draft a form continues; the form is remounted when that changes. */
export function DraftedForm({ opened, initial, children }: DraftedFormProps) {
  const [now, setNow] = useState(() => ({ opened: usableDraft(opened, initial()), times: 0 }));
  const drafted = useMemo(
    () => ({
      opened: now.opened,
      reopen: (found: OpenedDraft["found"]) =>
        setNow((before) => ({
          opened: { ...before.opened, found, base: undefined },
          times: before.times + 1,
        })),
    }),
    [now],
  );
  return (
    <DraftedContext value={drafted}>
      <Fragment key={now.times}>{children}</Fragment>
    </DraftedContext>
  );
}

interface DraftNotesProps<F extends object> extends ReturnType<typeof useAutosave<F>> {
  /** The form's current content. */
  form: F;
  /** The form's content for the preview. */
  of: PreviewedForm;
  children: ReactNode;
}

/**
 * Shows in a form which draft it continues and, beside the button that saves, where the draft is saved, with
 * a link to its preview.
 */
export function DraftNotes<F extends object>({
  autosave,
  localDraft,
  form,
  of,
  children,
}: DraftNotesProps<F>) {
  const { opened } = useDrafted();
  const { screens, entry } = of;
  const [handedTo, handTo] = useState<string>();
  const [isLocked, hold] = useState(false);
  const staff = useStaffWords();
  const shown = { of, form: form as unknown as EntryForm };
  const beside = (
    <>
      {!screens.type.isForStaff && (
        <>
          <PreviewButton
            {...shown}
            typed={
              autosave && {
                version: entry && autosave.asTyped(form).version,
                drop: () => autosave.drop(),
                hold,
              }
            }
          />
          <Checks {...shown} />
        </>
      )}
      {localDraft && autosave ? (
        <Discarding localDraft={localDraft} typed={autosave} form={form as Record<string, unknown>} />
      ) : (
        <LastSaved />
      )}
    </>
  );
  return (
    <BesideSubmit value={beside}>
      {entry?.review && entry.review.state !== "draft" && (
        <ReviewNote type={screens.type.name} id={entry._id} version={entry.version} />
      )}
      {entry && !!entry.comments && <CommentsNote type={screens.type.name} id={entry._id} />}
      {(opened.found || opened.others.length > 0) && <DraftNote opened={opened} />}
      {/* Somebody else continues it: typing here would make a third text. */}
      <div className="form-locked" inert={handedTo !== undefined || isLocked}>
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {isLocked && staff.savingHeld}
      </p>
      {entry && (
        <Present
          first={opened.presence}
          form={{
            place: { type: screens.type.name, id: entry._id },
            version: Math.max(entry.version, autosave?.asTyped(form).version ?? 0),
            me: opened.me,
            isWriting: localDraft !== undefined && handedTo === undefined,
            flush: async () => autosave?.flush(),
            ...{ handedTo, handTo },
          }}
        />
      )}
    </BesideSubmit>
  );
}

const { saveAutosave } = autosaveContract;
const api = createClient({ saveAutosave });

interface DiscardingProps {
  localDraft: LocalDraft;
  typed: Pick<DraftStore<never>, "drop" | "asTyped">;
  form: Record<string, unknown>;
}

/** The state of a draft and a button that discards it, which Undo reverts. */
function Discarding({ localDraft, typed, form }: DiscardingProps) {
  const words = useWords(draftWords);
  const { undo } = useStaffWords();
  const { opened, reopen } = useDrafted();
  const banner = useBanner();
  const discard = () => {
    const { from: _, ...draft } = typed.asTyped(form as never);
    typed.drop();
    reopen(null);
    const run = async () => {
      const again = { ...draft, draft: newKey() };
      const { at } = await api.saveAutosave(again);
      reopen({ ...again, id: draft.id ?? null, by: opened.me, mine: true, at });
    };
    banner({ text: words.discarded, action: { label: undo, run: () => void run() } });
  };
  return (
    <span className="last-saved">
      <FilePen aria-hidden="true" size={18} />
      <span>
        {"at" in localDraft
          ? fill(words.saved, { time: hongKongTime(new Date(localDraft.at)) })
          : words[localDraft.only]}
      </span>
      <button type="button" className="button button-quiet" onClick={discard}>
        {words.discard}
      </button>
    </span>
  );
}

/** Other drafts that are named; the rest is on the screen of drafts. */
const MOST = 5;

/** Says above a form that it continues an earlier draft, and which other drafts of the same exist. */
function DraftNote({ opened: { found, base, others } }: { opened: OpenedDraft }) {
  const lang = useLang();
  const words = useWords(draftWords);
  return (
    <div className="draft-note">
      {found && (
        <p>
          <FilePen aria-hidden="true" size={18} />
          <span>
            <Filled
              sentence={fill(found.mine ? words.found : words.foundOf, { time: staffTime(found.at, lang) })}
              names={{ name: found.by }}
            />{" "}
            {base && words.overtaken}
          </span>
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {others.slice(0, MOST).map((other) => (
            <OtherDraft key={other.draft} other={other} />
          ))}
        </ul>
      )}
    </div>
  );
}

function OtherDraft({ other: { draft, id, title, by, mine, at } }: { other: ListedAutosave }) {
  const lang = useLang();
  const words = useWords(draftWords);
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  address.set("draft", draft);
  const sentence = id === null ? (mine ? words.begun : words.begunBy) : mine ? words.another : words.other;
  return (
    <li>
      <FilePen aria-hidden="true" size={18} />
      <span>
        <Filled
          sentence={fill(sentence, { time: staffTime(at, lang) })}
          names={{ name: by, title: title || words.untitled }}
        />
      </span>
      <Link className="button button-quiet" to={`${pathname}?${address}`}>
        {id === null ? words.goOn : words.open}
      </Link>
    </li>
  );
}

interface AutosaveOptions<F> {
  /** The name of the content type. */
  type: string;
  /** None of a new entry. */
  id: string | undefined;
  opened: OpenedDraft;
  /** The form where nothing was typed before. */
  initial: F;
  /** The form of an entry. */
  formOf: (entry: NonNullable<OpenedDraft["base"]>) => F;
  /** A draft that was typed under a former edition of the program, as the form of now has it. */
  restored: (typed: object, initial: F) => F;
  /** Number of the revision that what is typed began from. */
  version: () => number;
  titleOf: (form: F) => string;
}

/** Autosaves a form: in this browser at once, on the server after a pause. */
export function useAutosave<F extends object>(options: AutosaveOptions<F>) {
  const { type, id, opened, version, titleOf } = options;
  const { me, found } = opened;
  const [localDraft, setLocalDraft] = useState<LocalDraft | undefined>(found ? { at: found.at } : undefined);
  const asked = useRef({ version, titleOf });
  asked.current = { version, titleOf };
  // The initial form, for as long as it is mounted.
  const [first] = useState(options);
  const autosave = useMemo(() => {
    const restored = first.opened.found ? restoredOf(first) : undefined;
    return new DraftStore<F>(me, restored, setLocalDraft, (form, draft) => ({
      draft,
      type,
      ...(id !== undefined && { id }),
      title: asked.current.titleOf(form).slice(0, 200),
      version: asked.current.version(),
      form: form as Record<string, unknown>,
      ...(found?.mine && { from: { draft: found.draft, at: found.at } }),
    }));
  }, [me, first, type, id, found]);
  useSaidOnLeaving(autosave);
  // Without permission to submit a form there is no autosave either.
  return { autosave: usePermissions().mayChange ? autosave : undefined, localDraft };
}

/** A draft in its form's shape: fields added by later versions of the program are as in a new form. */
function restoredOf<F extends object>(options: AutosaveOptions<F>) {
  const { initial, opened, formOf, restored } = options;
  const { found, base } = opened;
  return { form: restored(found?.form ?? {}, initial), base: base ? formOf(base) : initial };
}

/** Says, when a form is left with changes, that they are saved as a draft. */
function useSaidOnLeaving(autosave: Pick<DraftStore<object>, "flush" | "hasTyped">): void {
  const banner = useBanner();
  const words = useWords(draftWords);
  const left = useEffectEvent(() => {
    void autosave.flush();
    if (autosave.hasTyped) banner({ text: words.kept, ms: 4000 });
  });
  useEffect(() => () => left(), []);
}

/** Names the draft of a new entry in the address, so that reopening the page continues it. */
function nameInAddress(draft: string | undefined): void {
  const address = new URL(location.href);
  if (draft === undefined && !address.searchParams.has("draft")) return;
  if (draft === undefined) address.searchParams.delete("draft");
  else address.searchParams.set("draft", draft);
  history.replaceState(history.state, "", address);
}

/** The autosave of one form. */
class DraftStore<F extends object> implements Autosave<F> {
  readonly #draft = newKey();
  readonly #account: string;
  readonly #say: (localDraft: LocalDraft | undefined) => void;
  readonly #typed: (form: F, draft: string) => TypedForm;
  readonly restored: { form: F; base: F } | undefined;
  #last: string | undefined;
  #isHere = true;
  #isSent = false;
  #sender: Sender | undefined;
  #forget: (() => void) | undefined;
  /** True once something was typed in this visit that is not submitted. */
  hasTyped = false;

  constructor(
    account: string,
    restored: { form: F; base: F } | undefined,
    say: (localDraft: LocalDraft | undefined) => void,
    typed: (form: F, draft: string) => TypedForm,
  ) {
    this.#account = account;
    this.restored = restored;
    this.#last = restored && JSON.stringify(restored.form);
    this.#say = say;
    this.#typed = typed;
  }

  save(form: F): void {
    const said = JSON.stringify(form);
    if (said === this.#last) return;
    this.#last = said;
    this.hasTyped = true;
    this.#isSent = false;
    const typed = this.asTyped(form);
    if (typed.id === undefined) nameInAddress(this.#draft);
    this.#forget ??= sendBeforeEnd(() => this.flush());
    this.#isHere = saveLocalDraft(this.#account, typed);
    this.#sending().push(typed);
  }

  /** A form as the draft that it is. */
  asTyped(form: F): TypedForm {
    return this.#typed(form, this.#draft);
  }

  drop(): void {
    if (this.#last === undefined) return;
    const former = this.restored && this.asTyped(this.restored.form).from?.draft;
    this.#last = undefined;
    this.hasTyped = false;
    this.#forget?.();
    this.#forget = undefined;
    nameInAddress(undefined);
    deleteLocalDraft(this.#account, this.#draft);
    this.#say(undefined);
    const drafts = former ? [this.#draft, former] : [this.#draft];
    void this.#sending().drop(drafts);
  }

  isSaved(): boolean {
    return this.#isHere || this.#isSent;
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    if (this.hasTyped) await this.#sender?.flush();
  }

  /** Made once there is something to send, as it listens to the window from then on. */
  #sending(): Sender {
    this.#sender ??= new Sender(this.#account, (localDraft) => {
      this.#isSent = "at" in localDraft;
      if (this.hasTyped) this.#say(localDraft);
    });
    return this.#sender;
  }
}
