import { useRevalidator } from "react-router";
import { useWords } from "../../../platform/locale/lang";
import { useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { importWords } from "../words";

/** Milliseconds that the confirmation stays. */
const SHOWN = 4000;

/** `begin` calls what begins an import, confirms it and loads its progress; with what `useSave` returns besides. */
export function useBegin() {
  const words = useWords(importWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const form = useSave();
  const begin = (start: () => Promise<unknown>) =>
    form.save(async () => {
      await start();
      banner({ text: words.begun, ms: SHOWN });
      await revalidate();
    });
  return { ...form, begin };
}
