import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { FieldError } from "../../platform/http/problem";
import { useStaffWords } from "../../platform/locale/words/staff";

/** The state of the uploads of one field; undefined when none is running and none has failed. */
type UploadState = "underWay" | "failed" | undefined;

/** The reports of the fields of a form. */
export interface UploadReporting {
  /** Reports the state of the uploads of a field, by its path in the request. */
  report: (path: string, state: UploadState) => void;
  /** Somebody has given an upload up: a save that waits for it is not what they want any more. */
  callOff: () => void;
  /** True while a save waits for uploads. */
  waiting: boolean;
}

/** The form around a field. */
export const UploadReports = createContext<UploadReporting>({
  report: () => {},
  callOff: () => {},
  waiting: false,
});

/** Reports a field's uploads to the surrounding form, so that it is not saved before they end. */
export function useUploadReport(path: string, state: UploadState): void {
  const { report } = useContext(UploadReports);
  useEffect(() => report(path, state), [report, path, state]);
  useEffect(() => () => report(path, undefined), [report, path]);
}

interface UploadWaitOptions {
  /** Called once no upload is running any more. */
  go: () => void;
  /** Called instead when uploads have failed, with their fields. */
  refuse: (message: string, errors: FieldError[]) => void;
  /** Whether a save is running, which is waited for too. */
  busy: () => boolean;
  /** The same as state, for rendering. */
  saving: boolean;
}

/** Delays the submit of a form until the uploads of its fields have ended. */
export function useUploadWait({ go, refuse, busy, saving }: UploadWaitOptions) {
  const words = useStaffWords();
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const [wait, setWait] = useState<"none" | "waiting" | "calledOff">("none");
  const waiting = wait === "waiting";
  const latest = useRef(states);
  latest.current = states;

  // The same functions for good: a field that reports anew would seem to be done for a moment.
  const report = useCallback<UploadReporting["report"]>(
    (path, state) =>
      setStates((before) => (before.get(path) === state ? before : new Map(before).set(path, state))),
    [],
  );
  const callOff = useCallback(() => setWait((before) => (before === "waiting" ? "calledOff" : before)), []);

  const settle = useEffectEvent(() => {
    if (busy()) return;
    const failed = [...states.keys()].filter((path) => states.get(path) === "failed");
    if (failed.length === 0 && anyUnderWay(states)) return;
    setWait("none");
    if (failed.length === 0) return go();
    const message = words.uploadFailedField;
    refuse(
      words.uploadFailed,
      failed.map((path) => ({ path, message })),
    );
  });
  // After the render in which the form has the last upload's id, so that it is saved with it; and before the
  // next key or click, which must find the form as one that is being saved.
  useLayoutEffect(() => {
    if (waiting) settle();
  }, [waiting, states, saving]);

  return {
    waiting,
    /** True when a delayed save was cancelled, since an upload was cancelled. */
    calledOff: wait === "calledOff",
    request: () => setWait("waiting"),
    underWay: useCallback(() => anyUnderWay(latest.current), []),
    reports: useMemo<UploadReporting>(() => ({ report, callOff, waiting }), [report, callOff, waiting]),
  };
}

const anyUnderWay = (states: ReadonlyMap<string, UploadState>) => [...states.values()].includes("underWay");
