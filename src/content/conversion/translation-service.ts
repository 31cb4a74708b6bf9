import { useEffect, useState } from "react";
import { read } from "../../platform/http/client";
import type { conversionContract } from "../../platform/locale/conversion/contract";

let asked: Promise<boolean> | undefined;

/** Asks once whether the site has a translation service; one that cannot be asked now is asked again by the next form. */
function isAvailable(): Promise<boolean> {
  asked ??= read<typeof conversionContract.service>("/api/translationService", {}).then(
    ({ available }) => available,
    () => {
      asked = undefined;
      return false;
    },
  );
  return asked;
}

/** True once it is known that there is a translation service. @param wanted whether to ask at all */
export function useTranslationService(wanted: boolean): boolean {
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    if (wanted) void isAvailable().then(setAvailable);
  }, [wanted]);
  return available;
}
