import { useEffect, useState } from "react";
import { createClient } from "../../../api/client";
import { conversionContract } from "../../../locale/conversion/contract";

const api = createClient(conversionContract);

let asked: Promise<boolean> | undefined;

/** Asks once whether the site has a translation service; one that cannot be asked now is asked again by the next form. */
function isAvailable(): Promise<boolean> {
  asked ??= api.service({}).then(
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
