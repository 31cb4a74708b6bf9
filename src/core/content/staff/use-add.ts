import { useLang } from "../../locale/lang-context";
import type { SubmitDraft } from "../../staff/form/use-draft";
import { useSavedInList } from "../../staff/form/use-saved-in-list";
import type { ListScreens } from "./content-screens";
import type { EntryForm } from "./form-of";
import { formsOf } from "./forms-of";

/** Saves a form as a new entry, says so and goes to the list. */
export function useAdd(screens: ListScreens): SubmitDraft<EntryForm> {
  const { type, addresses, useListChanges, savedMs } = screens;
  const changes = useListChanges();
  const words = type.words[useLang()];
  const saved = useSavedInList(addresses.list);
  return async (form) => {
    const { empty, givenOf } = formsOf(screens);
    const id = await changes.add(givenOf(form, empty()));
    return saved({ text: words.saved, view: type.view(id), ...(savedMs !== undefined && { ms: savedMs }) });
  };
}
