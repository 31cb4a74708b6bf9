import { createContext, useContext, useEffect } from "react";

/** How the uploads of one field stand; undefined when none is under way and none has failed. */
export type UploadState = "underWay" | "failed" | undefined;

/** Tells the form around a field, by the field's path in the request, how its uploads stand. */
export const UploadReports = createContext<(path: string, state: UploadState) => void>(() => {});

/** Keeps the form around a field informed, so that it is not saved without what is still on its way. */
export function useUploadReport(path: string, state: UploadState): void {
  const report = useContext(UploadReports);
  useEffect(() => report(path, state), [report, path, state]);
  useEffect(() => () => report(path, undefined), [report, path]);
}
