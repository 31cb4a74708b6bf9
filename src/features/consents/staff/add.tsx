import { useState } from "react";
import { useChanges } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { useSavedInList } from "../../../ui/frame/banner";
import { Loading, ScreenTitle } from "../../../ui/frame/screen";
import { consentsContract } from "../contract";
import { consentsWords } from "../words";
import { type ConsentForm, ConsentFormView, emptyForm, givenOf } from "./consent-form";

/** The form begins with today, which the browser knows when it opens. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Write down a consent. */
export default function AddConsent() {
  const words = useWords(consentsWords);
  const changes = useChanges(consentsContract);
  const saved = useSavedInList("/cms/consents");
  const [initial] = useState(emptyForm);
  const submit = async (form: ConsentForm) => {
    await changes.add({ consent: givenOf(form) });
    return saved({ text: words.saved });
  };
  return (
    <>
      <ScreenTitle title={words.add} list={{ to: "/cms/consents", label: words.title }} />
      <ConsentFormView initial={initial} submit={submit} />
    </>
  );
}
