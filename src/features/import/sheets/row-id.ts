import type { SheetType } from "./sheet-types";

const ROW = "sheet ";

/** The identity of a row across runs, in the place of an old id, by the digest of what it says. */
export const rowId = (type: SheetType, digest: string): string => `${ROW}${type} ${digest}`;

/** Returns whether an old id is that of a row, which never had an address. */
export const isRowId = (oldId: string): boolean => oldId.startsWith(ROW);
