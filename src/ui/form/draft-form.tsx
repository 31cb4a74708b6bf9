import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { fill } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ReadOnlyContext } from "../fields/field-frame";
import { LastSaved } from "../frame/banner";
import { usePermissions } from "../frame/screen";
import { ImeSafeForm, ProblemSummary, type SaveProblem } from "./form";
import { LeaveGuard } from "./unsaved";
import { BesideSubmit, type Draft } from "./use-draft";
import { UploadReports } from "./use-upload-wait";

export interface DraftFormProps<F extends object> {
  draft: Draft<F>;
  /** Dotted paths of the parts that are compared when somebody else saved first. */
  parts: readonly string[];
  /** Those of them that are rich text. */
  richParts?: readonly string[];
  /** The name of a part or field, by its path in the form. */
  labelOf: (path: string) => string;
  /** The prefix that the paths of the request have and the form's do not, as in `news.`. */
  requestPrefix: string;
  /** The form as text for people, where it has another form. */
  readable?: (form: F) => object;
  /** Shows a field before it gets the focus. */
  reveal?: (path: string) => void;
  /** Label of the submit button, when it is not Submit. */
  submitLabel?: string;
  /** Beside the submit button. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A form of the staff area: errors on top, its fields, Submit; asks before it is left; resolves conflicts.
 */
export function DraftForm<F extends object>(props: DraftFormProps<F>) {
  const { draft, parts, richParts, labelOf, requestPrefix, reveal, beside, children } = props;
  const words = useStaffWords();
  const { mayChange } = usePermissions();
  const label = props.submitLabel ?? words.save;
  const formPath = (path: string) =>
    path.startsWith(requestPrefix) ? path.slice(requestPrefix.length) : path;
  if (draft.overtaken) {
    const { View, ...versions } = draft.overtaken;
    return (
      <>
        <LeaveGuard changed={draft.changed} />
        <View
          mine={draft.form}
          {...versions}
          parts={parts}
          richParts={richParts}
          readable={props.readable}
          labelOf={labelOf}
          onDone={draft.settle}
        />
      </>
    );
  }
  return (
    <ImeSafeForm onSubmit={mayChange ? draft.trySave : () => {}}>
      {mayChange && <LeaveGuard changed={draft.changed} saving={draft.saving} />}
      <ProblemSummary
        problem={draft.problem}
        labelOf={(path) => labelOf(formPath(path))}
        submitLabel={label}
        reveal={(path) => reveal?.(formPath(path))}
      />
      {draft.saveAsNew && (
        <div className="problem-summary">
          <p>{words.saveAsNewText}</p>
          <button type="button" className="button button-main" onClick={draft.saveAsNew}>
            {words.saveAsNew}
          </button>
        </div>
      )}
      <OvertakenNotice problem={draft.problem} onCompare={draft.showTheirs} />
      <LockableFields isLocked={draft.isLocked} {...(!mayChange && { className: "looked-at" })}>
        <ReadOnlyContext value={!mayChange}>
          <UploadReports value={draft.uploadReports}>{children}</UploadReports>
        </ReadOnlyContext>
      </LockableFields>
      {mayChange && (
        <FormAroundContext value={props as unknown as FormAround}>
          <SubmitRow draft={draft} label={label} beside={beside} />
        </FormAroundContext>
      )}
    </ImeSafeForm>
  );
}

interface OvertakenNoticeProps {
  problem: SaveProblem | null;
  onCompare: () => void;
}

/** Says that somebody else saved first; the focus moves there after Submit, as to any other problem. */
function OvertakenNotice({ problem, onCompare }: OvertakenNoticeProps) {
  const words = useStaffWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem?.kind === "overtaken") box.current?.focus();
  }, [problem]);
  if (problem?.kind !== "overtaken") return null;
  return (
    <div ref={box} className="problem-summary" role="alert" tabIndex={-1}>
      <h2>{words.conflictTitle}</h2>
      <p>{words.overtakenText}</p>
      <button type="button" className="button button-main" onClick={onCompare}>
        {words.compare}
      </button>
    </div>
  );
}

interface SubmitRowProps {
  draft: Pick<Draft<object>, "saving" | "waiting" | "unsaved">;
  label: string;
  beside: ReactNode;
}

function SubmitRow({ draft, label, beside }: SubmitRowProps) {
  const words = useStaffWords();
  const { saving, waiting, unsaved } = draft;
  const draftSaid = useContext(BesideSubmit);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // After a comparison: the fields are as chosen, and this is what is left to do.
  const [comesUnsaved] = useState(unsaved);
  useEffect(() => {
    if (comesUnsaved) button.current?.focus();
  }, [comesUnsaved]);
  return (
    <div className="submit-row">
      <button
        ref={button}
        type="submit"
        className="button button-main"
        aria-disabled={saving || waiting}
        aria-describedby={id}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl S"
      >
        {waiting ? words.waitingForUpload : saving ? words.saving : label}
      </button>
      {beside}
      {draftSaid ?? <LastSaved />}
      <p id={id} role="status" className={unsaved ? "" : "visually-hidden"}>
        {waiting && words.waitingForUpload}
        {unsaved && fill(words.notSavedYet, { button: label })}
      </p>
    </div>
  );
}

interface LockableFieldsProps {
  /** True while a save is running after which the form closes, or is empty again. */
  isLocked: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The fields of a form; while it is locked they take no keys, since what would be typed then would be lost.
 */
export function LockableFields({ isLocked, className, children }: LockableFieldsProps) {
  const words = useStaffWords();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isLocked || !box.current?.contains(document.activeElement)) return;
    // Else the focus would be lost, and with it a screen reader's place.
    const submit = box.current.closest("form")?.querySelector<HTMLElement>("[type=submit]");
    submit?.focus({ preventScroll: true });
  }, [isLocked]);
  return (
    <>
      <div ref={box} inert={isLocked} className={className}>
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {isLocked && words.savingHeld}
      </p>
    </>
  );
}

/** A form, for controls beside the button that saves it. */
export interface FormAround {
  draft: { setForm: (change: (before: object) => object) => void };
  /** The name of a part or field, by its path in the form. */
  labelOf: (path: string) => string;
  /** The prefix that the paths of the request have and the form's do not. */
  requestPrefix: string;
  /** Shows a field before it gets the focus. */
  reveal?: (path: string) => void;
}

export const FormAroundContext = createContext<FormAround | undefined>(undefined);
