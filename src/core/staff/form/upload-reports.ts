import { createContext, useContext, useEffect } from "react";

/** How the uploads of one field stand; undefined when none is under way and none has failed. */
export type UploadState = "underWay" | "failed" | undefined;

/** What the fields of a form tell it. */
export interface UploadReporting {
  /** How the uploads of a field stand, by its path in the request. */
  report: (path: string, state: UploadState) => void;
  /** Somebody has given an upload up: a save that waits for it is not what they want any more. */
  callOff: () => void;
}

/** The form around a field. */
export const UploadReports = createContext<UploadReporting>({ report: () => {}, callOff: () => {} });

/** Keeps the form around a field informed, so that it is not saved without what is still on its way. */
export function useUploadReport(path: string, state: UploadState): void {
  const { report } = useContext(UploadReports);
  useEffect(() => report(path, state), [report, path, state]);
  useEffect(() => () => report(path, undefined), [report, path]);
}
