import { useMemo, useRef } from "react";
import { useLang } from "../../locale/lang-context";
import type { SubmitDraft } from "../../staff/form/use-draft";
import { useSavedInList } from "../../staff/form/use-saved-in-list";
import { ScreenTitle } from "../../staff/frame/screen-title";
import { useWayBack } from "../../staff/list/list-place";
import type { AnyEntry, ListScreens } from "./content-screens";
import type { EntryForm } from "./form-of";
import { formsOf } from "./forms-of";
import { ListEntryForm } from "./list-entry-form";
import { useAdd } from "./use-add";

/** An entry of a list, to be edited. */
export function EditScreen({ screens, entry }: { screens: ListScreens; entry: AnyEntry }) {
  const { type, addresses, reads, useListChanges, form: slots, savedMs } = screens;
  const lang = useLang();
  const words = type.words[lang];
  const forms = formsOf(screens);
  const changes = useListChanges();
  const wayBack = useWayBack(addresses.list);
  const initial = useMemo(() => formsOf(screens).formOf(entry), [screens, entry]);
  // What an edit starts from: what was opened, or what somebody else has made of it since.
  const base = useRef({ form: initial, version: entry.version });
  const submitAsNew = useAdd(screens);
  const saved = useSavedInList(addresses.list, wayBack);
  const submit: SubmitDraft<EntryForm> = async (form) => {
    await changes.edit(entry._id, forms.givenOf(form, base.current.form), base.current.version);
    const view = type.view(entry._id, entry);
    return saved({ text: words.saved, view, ...(savedMs !== undefined && { ms: savedMs }) });
  };
  const loadTheirs = async () => {
    const theirs = (await reads.one(entry._id)) ?? entry;
    const form = forms.formOf(theirs);
    const adopt = () => {
      base.current = { form, version: theirs.version };
    };
    return { form, adopt };
  };
  return (
    <>
      <ScreenTitle title={words.edit} />
      <ListEntryForm
        {...{ screens, entry, initial, submit, submitAsNew, loadTheirs }}
        submitLabel={slots?.update?.[lang]}
      />
    </>
  );
}
