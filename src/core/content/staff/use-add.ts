import { useLang } from "../../locale/lang-context";
import type { SubmitDraft } from "../../staff/form/use-draft";
import { useSavedInList } from "../../staff/form/use-saved-in-list";
import type { ListScreens } from "./content-screens";
import { type EntryForm, emptyForm, givenOf } from "./form-of";

/** Saves a form as a new entry, says so and goes to the list. */
export function useAdd({ type, addresses, useListChanges }: ListScreens): SubmitDraft<EntryForm> {
  const changes = useListChanges();
  const words = type.words[useLang()];
  const saved = useSavedInList(addresses.list);
  return async (form) => {
    const id = await changes.add(givenOf(type, form, emptyForm(type)));
    return saved({ text: words.saved, view: type.view(id) });
  };
}
