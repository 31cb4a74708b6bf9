import { startTransition, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../core/api/client";
import { presenceAt } from "../../../core/content/staff/autosave/opened-draft";
import { ownScreen, readNewest } from "../../../core/content/staff/content-screens";
import { LateWaitingNote } from "../../../core/content/staff/late-waiting-note";
import { PreviewButton } from "../../../core/content/staff/preview/preview-button";
import { HistoryLink } from "../../../core/content/staff/versions/history-link";
import type { Waiting } from "../../../core/content/versions/kept-back";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import { UploadField } from "../../../core/media/field/upload-field";
import { ConflictView } from "../../../core/staff/conflict/conflict-view";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { LeaveGuard } from "../../../core/staff/form/unsaved";
import { useSave } from "../../../core/staff/form/use-save";
import {
  type UploadReporting,
  UploadReports,
  useUploadReport,
} from "../../../core/staff/form/use-upload-wait";
import { useBanner } from "../../../core/staff/frame/banner";
import { SLOTS, type Slot, specialContract } from "../contract";
import { special } from "../definition";
import { specialWords } from "../words";
import { previewedSlot } from "./previewed";

/** Milliseconds that the confirmation stays. */
const SAVED_SHOWN = 1500;

/** A place in its newest version, and what of it visitors do not get yet. */
type EditedSlot = Slot & { waiting: Waiting | null };

/** The screen of the six places, each of which is saved as soon as it changes. */
export default ownScreen({
  type: special,
  read: async () => {
    const slots = Promise.all(Array.from({ length: SLOTS }, (_, at) => readSlot(at + 1)));
    return { slots: await slots, presence: await presenceAt(PLACE) };
  },
  View: SpecialImages,
});

/** The place by which colleagues know that somebody has the six open: the first. */
const PLACE = { type: special.name, id: "1" };

interface Shown {
  slots: EditedSlot[];
  presence: Awaited<ReturnType<typeof presenceAt>>;
}

async function readSlot(num: number): Promise<EditedSlot> {
  const {
    photo_id,
    version,
    waiting = null,
  } = await readNewest<Pick<Slot, "photo_id">>(special, String(num));
  return { num, photo_id, version, waiting };
}

function SpecialImages({ shown: { slots, presence } }: { shown: Shown }) {
  const words = useWords(specialWords);
  const [handedTo, handTo] = useState<string>();
  const [last, setLast] = useState(1);
  const previewed = useMemo(() => {
    const slot = slots.find(({ num }) => num === last);
    return slot && previewedSlot(slot);
  }, [slots, last]);
  const { revalidate } = useRevalidator();
  const unsaved = useRef(new Set<string>());
  const reports = useMemo<UploadReporting>(
    () => ({
      report: (path, state) => {
        if (state) unsaved.current.add(path);
        else unsaved.current.delete(path);
      },
      callOff: () => {},
      waiting: false, // no save waits here
    }),
    [],
  );
  return (
    <>
      <LeaveGuard changed={() => unsaved.current.size > 0} />
      <p>{words.intro}</p>
      {previewed && (
        <p className="mt-4">
          <PreviewButton {...previewed} />
        </p>
      )}
      <UploadReports value={reports}>
        <ol
          inert={handedTo !== undefined}
          className="mt-6 grid list-none grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-6 p-0"
        >
          {slots.map((slot) => (
            <li key={slot.num}>
              <SlotField
                slot={slot}
                refresh={() => {
                  setLast(slot.num);
                  return revalidate();
                }}
              />
            </li>
          ))}
        </ol>
      </UploadReports>
      {presence && (
        <presence.Present
          first={presence.first}
          form={{
            ...{ place: PLACE, me: "", handedTo, handTo },
            // Each place compares its own versions, and keeps nothing that is not saved.
            ...{ version: Number.MAX_SAFE_INTEGER, isWriting: false, flush: async () => {} },
          }}
        />
      )}
    </>
  );
}

interface SlotFieldProps {
  slot: EditedSlot;
  /** Makes all slots fresh. */
  refresh: () => Promise<void>;
}

/** One slot: its image, Replace and Remove, each saved at once, and what to do when that fails. */
function SlotField({ slot, refresh }: SlotFieldProps) {
  const words = useWords(specialWords);
  const { wanted, put, giveUp, problem } = useSlot(slot, refresh);
  const [comparing, setComparing] = useState(false);
  const name = `special.${slot.num}`;
  const label = fill(words.slot, { num: slot.num });
  useUploadReport(`${name}.save`, problem ? "failed" : undefined);

  if (comparing && wanted !== undefined) {
    const settle = ({ image }: { image: string | null }) => {
      setComparing(false);
      if (image === slot.photo_id) giveUp();
      else put(image);
    };
    return (
      <ConflictView
        mine={{ image: wanted }}
        theirs={{ image: slot.photo_id }}
        parts={["image"]}
        labelOf={() => label}
        onDone={settle}
      />
    );
  }
  const value = wanted === undefined ? slot.photo_id : wanted;
  return (
    <>
      <UploadField
        kind="image"
        name={name}
        label={label}
        hint={value === null ? words.emptySlot : undefined}
        value={value}
        onChange={put}
      />
      <LateWaitingNote type={special.name} id={String(slot.num)} waiting={slot.waiting} />
      <HistoryLink type={special.name} id={String(slot.num)} of={label} />
      <ProblemSummary problem={problem} labelOf={() => label} />
      {problem && wanted !== undefined && (
        <NotSaved
          overtaken={problem.kind === "overtaken"}
          onRetry={() => put(wanted)}
          onCompare={async () => {
            await refresh();
            setComparing(true);
          }}
        />
      )}
    </>
  );
}

interface NotSavedProps {
  overtaken: boolean;
  onRetry: () => void;
  onCompare: () => void;
}

function NotSaved({ overtaken, onRetry, onCompare }: NotSavedProps) {
  const staff = useStaffWords();
  const words = useWords(specialWords);
  return (
    <div className="problem-summary" role="alert">
      <p>{overtaken ? staff.conflictTitle : words.notSaved}</p>
      <button type="button" className="button button-main" onClick={overtaken ? onCompare : onRetry}>
        {overtaken ? staff.compare : staff.save}
      </button>
    </div>
  );
}

/**
 * Saves one slot as soon as it changes, one change after the other. `wanted` is what was chosen and is not
 * saved, so that it can be tried again; undefined when the slot is as it should be.
 */
function useSlot({ num, photo_id: stored, version }: Slot, refresh: () => Promise<void>) {
  const changes = useChanges(specialContract);
  const words = useWords(specialWords);
  const { undo } = useStaffWords();
  const banner = useBanner();
  const { save, problem, clearProblem } = useSave({ compares: true });
  const [wanted, setWanted] = useState<string | null>();
  const queue = useRef(Promise.resolve());
  // Known here before the list is fresh again, for the next change in the queue.
  const seen = useRef({ version, photo_id: stored });
  if (version >= seen.current.version) seen.current = { version, photo_id: stored };

  const removed = (before: string | null) => ({
    text: fill(words.imageRemoved, { num }),
    action: { label: undo, run: () => put(before) },
  });
  const replace = async (photo_id: string | null) => {
    const before = seen.current;
    await changes.replace({ num, photo_id, version: before.version });
    seen.current = { version: before.version + 1, photo_id };
    if (photo_id !== null) banner({ text: words.saved, ms: SAVED_SHOWN, saved: true, view: special.view });
    else banner(removed(before.photo_id));
    await refresh();
    // Unless it has changed again; a transition as the router's, so that what was there before is not drawn between.
    startTransition(() => setWanted((now) => (now === photo_id ? undefined : now)));
  };
  const put = (photo_id: string | null): void => {
    setWanted(photo_id);
    const run = () => save(() => replace(photo_id));
    queue.current = queue.current.then(run, run);
  };
  const giveUp = () => {
    setWanted(undefined);
    clearProblem();
  };
  return { wanted, put, giveUp, problem };
}
