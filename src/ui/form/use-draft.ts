import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { CallError } from "../../platform/http/client";
import { PublishOptionsContext } from "../../platform/http/publish-options-context";
import type { ConflictView } from "../conflict/conflict-view";
import { useStillShown } from "../frame/use-still-shown";
import { useSave } from "./form";
import { useUploadWait } from "./use-upload-wait";

/** A form that replaces another, or an updater. */
type FormChange<F> = F | ((before: F) => F);

const isMaker = <F extends object>(change: FormChange<F>): change is (before: F) => F =>
  typeof change === "function";

/**
 * The form's current content. `latest` has each change at once: React renders it later, and an answer of the
 * server meanwhile must find it.
 */
function useTyped<F extends object>(initial: () => F) {
  const [form, show] = useState(initial);
  const latest = useRef(form);
  const setForm = useCallback((change: FormChange<F>) => {
    latest.current = isMaker(change) ? change(latest.current) : change;
    show(latest.current);
  }, []);
  return { form, latest, setForm };
}

/** The state of a form that the server has, as far as is known here, and what was typed since. */
function useStored<F extends object>(initial: F, latest: RefObject<F>, show: (form: F) => void) {
  const stored = useRef(initial);
  const sending = useRef(false);
  const typed = useCallback(
    () => JSON.stringify(latest.current) !== JSON.stringify(stored.current),
    [latest],
  );
  return {
    typed,
    /** Whether something is being sent to the server, and may yet fail. */
    sending: useCallback(() => sending.current, []),
    /** The version that what was typed began from. */
    base: () => stored.current,
    /** Marks the changes as merged with another version. */
    rebase: (form: F) => {
      stored.current = form;
    },
    /** Submits `form`, and treats it as stored unless that fails; returns or throws what `submit` does. */
    sendForm: async <T>(form: F, submit: (form: F) => Promise<T>): Promise<T> => {
      const before = stored.current;
      stored.current = form;
      sending.current = true;
      try {
        return await submit(form);
      } catch (error) {
        stored.current = before;
        throw error;
      } finally {
        sending.current = false;
      }
    },
    /**
     * Shows an answer of the server; returns `false` without effect where there are unsaved changes or a
     * running save.
     */
    take: useCallback(
      (form: F) => {
        if (sending.current || typed()) return false;
        stored.current = form;
        show(form);
        return true;
      },
      [typed, show],
    ),
  };
}

/** The step after a save while the form is still on the screen, as the link to the list. */
type GoOn = () => unknown;

/** Saves a form and says so; throws what the call throws. */
export type SubmitDraft<F> = (form: F) => Promise<GoOn> | Promise<void>;

/** The version that is stored now, after a 409. */
interface Theirs<F> {
  form: F;
  /** Makes the next save one over this version. */
  adopt: () => void;
}

/** Loads the stored form. */
export type LoadTheirs<F> = () => Promise<Theirs<F>>;

interface DraftOptions<F> {
  initial: F;
  submit: SubmitDraft<F>;
  /** Loads what somebody else saved meanwhile; called after a 409. */
  loadTheirs?: LoadTheirs<F> | undefined;
  /** Saves what is typed as something new, where what was opened has been deleted meanwhile. */
  submitAsNew?: SubmitDraft<F> | undefined;
  /** True when the form stays after a save: a Submit that comes during one then saves what was typed meanwhile. */
  stays?: boolean;
  /** Autosaves the form before it is submitted; without it, leaving loses changes, and asks first. */
  autosave?: Autosave<F> | undefined;
}

/** Somebody else's save, the version that both began from, and what shows the two. */
interface Overtaken<F> {
  base: F;
  theirs: F;
  View: typeof ConflictView;
}

/** Fetched when two versions are to be compared, as in few forms they ever are. @throws as a call without an answer */
const loadView = (): Promise<typeof ConflictView> =>
  import("../conflict/conflict-view").then(
    (part) => part.ConflictView,
    () => {
      throw new CallError(0, "");
    },
  );

/**
 * The state of a form from its first keystroke to its save. A failed save changes nothing but the messages;
 * after somebody else's save, `overtaken` has their version until the two are settled.
 */
export function useDraft<F extends object>(options: DraftOptions<F>) {
  const { initial, submit, submitAsNew, loadTheirs, stays = false, autosave } = options;
  const { form, latest, setForm } = useTyped(() => autosave?.restored?.form ?? initial);
  const { save, saving, busy, problem, errorsAt, refuse, clearProblem } = useSave({ compares: true });
  const began = autosave?.restored?.base ?? initial;
  const { typed, sending, sendForm, take, base, rebase } = useStored(began, latest, setForm);
  const { overtaken, showTheirs, close } = useOvertaken(base, loadTheirs);
  const stillShown = useStillShown();
  const asNew = useRef(false);
  const publishOptions = usePublishOptions();
  const saveNow = () =>
    void save(async () => {
      const send = (asNew.current && submitAsNew) || submit;
      const goOn = await sendForm(latest.current, publishOptions.with<F>(send));
      if (!typed()) autosave?.drop();
      if (typeof goOn === "function" && stillShown()) await goOn();
    });
  const saves = { saveNow, saving, busy, stays, refuse, isNew: () => typed() || publishOptions.changed() };
  const { underWay, reports, settled, ...submitting } = useSubmit(saves);
  const unsaved = useUnsaved(form, typed, autosave);
  const changed = useCallback(() => sending() || underWay() || unsaved(), [sending, underWay, unsaved]);
  return {
    form,
    setForm,
    patch: (part: Partial<F>) => setForm((before) => ({ ...before, ...part })),
    changed,
    take,
    ...submitting,
    saving,
    /** True while nothing can be typed, since the form closes when its save has arrived. */
    isLocked: saving && !stays,
    uploadReports: reports,
    problem,
    errorsAt,
    overtaken,
    showTheirs: () => save(showTheirs),
    /** Saves as something new, now and from now on; undefined unless what was opened has gone. */
    saveAsNew:
      submitAsNew && problem?.kind === "refused" && problem.isGone
        ? () => {
            asNew.current = true;
            submitting.trySave();
          }
        : undefined,
    settle: (merged: F) => {
      if (overtaken) rebase(overtaken.theirs);
      setForm(merged);
      close();
      clearProblem();
      settled();
    },
  };
}

export type Draft<F extends object> = ReturnType<typeof useDraft<F>>;

/** The languages that the form leaves unpublished, beside what is typed. */
function usePublishOptions() {
  const publishOptions = useContext(PublishOptionsContext);
  const last = useRef(publishOptions.current);
  return {
    /** Returns a save with the publish options at the moment of sending. */
    with:
      <F>(send: (form: F) => Promise<unknown>) =>
      (form: F): Promise<unknown> => {
        last.current = publishOptions.current;
        Object.assign(publishOptions, { sent: publishOptions.current, saving: true });
        return send(form).finally(() => {
          publishOptions.saving = false;
        });
      },
    /** Whether the options were changed since the last save. */
    changed: () => publishOptions.current.join() !== last.current.join(),
  };
}

/** Autosaves each change of a form; returns whether there are changes that would be lost with the form. */
function useUnsaved<F>(form: F, typed: () => boolean, autosave: Autosave<F> | undefined): () => boolean {
  useEffect(() => {
    if (typed()) autosave?.save(form);
    else autosave?.drop();
  }, [form, autosave, typed]);
  return useCallback(() => typed() && !autosave?.isSaved(), [typed, autosave]);
}

/** Somebody else's save while it is compared with this form. */
function useOvertaken<F>(base: () => F, loadTheirs: LoadTheirs<F> | undefined) {
  const [overtaken, setOvertaken] = useState<Overtaken<F> | null>(null);
  return {
    overtaken,
    showTheirs: async () => {
      const [View, theirs] = await Promise.all([loadView(), loadTheirs?.()]);
      theirs?.adopt();
      setOvertaken(theirs ? { base: base(), theirs: theirs.form, View } : null);
    },
    close: () => setOvertaken(null),
  };
}

interface SubmitOptions extends Pick<ReturnType<typeof useSave>, "refuse" | "busy" | "saving"> {
  saveNow: () => void;
  /** Whether a save would send something new. */
  isNew: () => boolean;
  stays: boolean;
}

/** Handles Submit, also while uploads or a save are running. */
function useSubmit({ saveNow, saving, busy, isNew, refuse, stays }: SubmitOptions) {
  const again = useRef(false);
  const [isSettled, setSettled] = useState(false);
  // What was pressed during a save, with nothing changed since, is done.
  const go = () => {
    if (!again.current || isNew()) saveNow();
  };
  const { underWay, waiting, calledOff, reports, request } = useUploadWait({ go, refuse, busy, saving });
  return {
    underWay,
    reports,
    /** Marks the changes as merged with another version, and not saved yet. */
    settled: () => setSettled(true),
    /** True when somebody may think that what is here is saved, and it is not. */
    unsaved: isSettled || calledOff,
    /** Saves, once all uploads have arrived; not at all when one has failed. */
    trySave: () => {
      if (busy() && !stays) return;
      again.current = busy();
      setSettled(false);
      request();
    },
    /** True while a save waits for uploads. */
    waiting: waiting && !saving,
  };
}

/** The autosave of a form before it is submitted. Must be stable between renders. */
export interface Autosave<F> {
  /** The draft of an earlier visit, and the form that it was based on. */
  restored: { form: F; base: F } | undefined;
  /** Saves a form that differs from the stored one. */
  save(form: F): void;
  /** Deletes the draft: everything is saved, or nothing is typed. */
  drop(): void;
  /** Whether everything typed would be restored if the form closed now. */
  isSaved(): boolean;
}

/** Sends what forms have typed in them and the server has not got yet. */
const sending = new Set<() => Promise<unknown>>();

/** Has `send` called before something ends that the server must know of first, until what this returns is called. */
export function sendBeforeEnd(send: () => Promise<unknown>): () => void {
  sending.add(send);
  return () => void sending.delete(send);
}

/** Milliseconds that somebody waits for it: what does not arrive by then is in this browser. */
const TIMEOUT = 2_000;

/** Sends all of it, for what ends the session or the page. */
export const sendTyped = (): Promise<unknown> =>
  sending.size === 0
    ? Promise.resolve()
    : Promise.race([
        Promise.allSettled([...sending].map((send) => send())),
        new Promise((done) => setTimeout(done, TIMEOUT)),
      ]);

/** The state of the draft, beside the button that saves, in place of the time of the last save. */
export const BesideSubmit = createContext<ReactNode>(null);
