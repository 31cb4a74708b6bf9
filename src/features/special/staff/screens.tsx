import { useMemo, useRef, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { altsIn, type PictureAlts } from "../../../content/own-alts";
import type { Presence } from "../../../content/presence/contract";
import { Present } from "../../../content/presence/staff/present";
import { enter } from "../../../content/presence/staff/window";
import { PreviewButton } from "../../../content/preview/staff/preview-button";
import { HistoryLink } from "../../../content/revisions/staff/history-link";
import type { Waiting } from "../../../content/revisions/unpublished-langs";
import type { AnyEntry, RecordScreens } from "../../../content/staff/content-screens";
import { ownScreen, readEntry } from "../../../content/staff/content-screens";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { useContentChanges } from "../../../content/staff/use-content-changes";
import { WaitingNote } from "../../../content/staff/waiting-note";
import { useRequestedField } from "../../../content/translation/staff/use-requested-field";
import { UploadField, useUploadSlots } from "../../../media/field/upload-field";
import { fill, LANGS, type Lang, type Localized, localized } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ConflictView } from "../../../ui/conflict/conflict-view";
import { ReadOnlyContext } from "../../../ui/fields/field-frame";
import { ProblemSummary } from "../../../ui/form/form";
import { LeaveGuard } from "../../../ui/form/unsaved";
import { type UploadReporting, UploadReports, useUploadReport } from "../../../ui/form/use-upload-wait";
import { usePermissions } from "../../../ui/frame/permissions";
import { SLOTS, special } from "../definition";
import { specialWords } from "../words";
import { CaptionField, WordsField } from "./saved-apart";
import { type Slot, type SlotChange, useSlot } from "./use-slot";

/** The slots as their preview takes them: what it sends to be tried is one slot with its image. */
const screens: RecordScreens = {
  type: special,
  read: async () => undefined,
  useSave: () => {
    const changes = useContentChanges(special, "");
    return ({ num, photo_id, caption }, version) => changes.edit(String(num), { photo_id, caption }, version);
  },
};

const said = localized((lang) => specialWords[lang].previewed);

/** A slot in its newest revision, and its unpublished languages. */
type EditedSlot = Slot & { alts: PictureAlts; waiting: Waiting | null };

/** The screen of the six slots, each of which is saved as soon as it changes. */
export default ownScreen({
  type: special,
  read: async () => {
    const slots = Promise.all(Array.from({ length: SLOTS }, (_, at) => readSlot(at + 1)));
    return { slots: await slots, presence: await enter(PLACE) };
  },
  View: SpecialImages,
});

/** The place by which colleagues know that somebody has the six open: the first. */
const PLACE = { type: special.name, id: "1" };

interface Shown {
  slots: EditedSlot[];
  presence: Presence | undefined;
}

async function readSlot(num: number): Promise<EditedSlot> {
  const {
    photo_id,
    caption,
    version,
    waiting = null,
    ...entry
  } = await readEntry<Pick<Slot, "photo_id" | "caption">>(special, String(num));
  return { num, photo_id, caption, version, waiting, alts: altsIn(entry) };
}

function SpecialImages({ shown: { slots, presence } }: { shown: Shown }) {
  const words = useWords(specialWords);
  const [handedTo, handTo] = useState<string>();
  const placeOf = useUploadSlots();
  const [last, setLast] = useState(1);
  const previewed = useMemo(() => {
    const slot = slots.find(({ num }) => num === last);
    return slot && previewedSlot(slot);
  }, [slots, last]);
  const { revalidate } = useRevalidator();
  const [asked] = useSearchParams();
  useRequestedField(special.texts, `special.${asked.get("id") ?? "1"}.`);
  const { mayChange } = usePermissions();
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
      <p>{mayChange ? words.intro : words.shown}</p>
      {mayChange && previewed && (
        <p className="mt-4">
          <PreviewButton {...previewed} />
        </p>
      )}
      <ReadOnlyContext value={!mayChange}>
        <UploadReports value={reports}>
          <ol
            inert={handedTo !== undefined}
            className="mt-6 grid list-none grid-cols-[repeat(auto-fit,minmax(min(100%,max(14rem,30%)),1fr))] gap-6 p-0"
          >
            {slots.map((slot) => (
              <li key={slot.num} className="grid content-start gap-2">
                <SlotField
                  slot={slot}
                  place={placeOf(slot.num)}
                  refresh={() => {
                    setLast(slot.num);
                    return revalidate();
                  }}
                />
              </li>
            ))}
          </ol>
        </UploadReports>
      </ReadOnlyContext>
      <Present
        first={presence}
        form={{
          ...{ place: PLACE, me: "", handedTo, handTo },
          // Each slot compares its own revisions, and stores no drafts.
          ...{ version: Number.MAX_SAFE_INTEGER, isWriting: false, flush: async () => {} },
        }}
      />
    </>
  );
}

interface SlotFieldProps {
  slot: EditedSlot;
  /** The slot of its field among the upload slots. */
  place: ReturnType<ReturnType<typeof useUploadSlots>>;
  /** Reloads all slots. */
  refresh: () => Promise<void>;
}

/** A slot as its revisions are compared. */
type ComparedSlot = Localized & { image: string | null };

/** One slot: its image, whom it thanks, Replace and Remove, each saved at once, and what to do when that fails. */
function SlotField({ slot, place, refresh }: SlotFieldProps) {
  const words = useWords(specialWords);
  const { wanted, put, giveUp, problem } = useSlot(slot, refresh);
  const { inLanguage, ...staff } = useStaffWords();
  const [comparing, setComparing] = useState(false);
  const name = `special.${slot.num}`;
  const label = fill(words.slot, { num: slot.num });
  const labelOf = (path: string) =>
    path === "image" ? label : fill(inLanguage, { label, language: staff[path as Lang] });
  useUploadReport(`${name}.save`, problem ? "failed" : undefined);

  const { photo_id, caption } = { ...slot, ...wanted };
  if (comparing && wanted !== undefined) {
    const settle = ({ image, ...captions }: ComparedSlot) => {
      setComparing(false);
      const isAsStored =
        image === slot.photo_id && LANGS.every((lang) => captions[lang] === slot.caption[lang]);
      if (isAsStored) giveUp();
      else put({ photo_id: image, caption: captions });
    };
    return (
      <ConflictView<ComparedSlot>
        mine={{ image: photo_id, ...caption }}
        theirs={{ image: slot.photo_id, ...slot.caption }}
        parts={["image", ...LANGS]}
        labelOf={labelOf}
        onDone={settle}
      />
    );
  }
  return (
    <>
      <UploadField
        {...place}
        kind="image"
        name={name}
        label={label}
        hint={photo_id === null ? words.emptySlot : undefined}
        value={photo_id}
        onChange={(chosen) => put({ photo_id: chosen })}
      />
      {photo_id !== null && (
        <WordsField
          key={photo_id}
          path={name}
          label={label}
          picture={photo_id}
          said={saidOf(slot, wanted, photo_id)}
          save={({ own, descriptions }) => put({ pictureAlts: { [photo_id]: own }, descriptions })}
        />
      )}
      <CaptionField path={name} label={label} caption={caption} save={(typed) => put({ caption: typed })} />
      <WaitingNote type={special.name} id={String(slot.num)} waiting={slot.waiting} />
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

/** The description of a slot's picture, including unsaved text. */
function saidOf({ alts }: EditedSlot, wanted: SlotChange | undefined, picture: string) {
  const own = { ...alts, ...wanted?.pictureAlts }[picture];
  return { ...(own && { own }), descriptions: wanted?.descriptions };
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

/** A slot with its image, as the preview takes a form and what it edits. */
function previewedSlot({ num, photo_id, caption, version }: Slot): {
  of: { screens: RecordScreens; entry: AnyEntry; said: Localized };
  form: EntryForm;
} {
  const content = { num, photo_id, caption, ...localized(() => ({})) };
  return { of: { screens, said, entry: { _id: String(num), version, ...content } }, form: content };
}
