import { type ReactNode, useState } from "react";
import type { Localized } from "../../../core/locale/lang";
import { useStaffWords } from "../../../core/locale/words/staff";
import { useUploadReport } from "../../../core/staff/form/use-upload-wait";

interface SavedApart {
  /** The words that were typed, or else those that are stored. */
  value: Localized;
  change: (value: Localized) => void;
  button: ReactNode;
}

/** Words of a slot at a path that are saved by a button of their own; until then they are not kept by leaving. */
export function useSavedApart(path: string, stored: Localized, save: (value: Localized) => void): SavedApart {
  const [typed, change] = useState<Localized>();
  const { save: label } = useStaffWords();
  useUploadReport(path, typed ? "failed" : undefined);
  const value = typed ?? stored;
  const button = (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => {
        save(value);
        change(undefined);
      }}
    >
      {label}
    </button>
  );
  return { value, change, button };
}
