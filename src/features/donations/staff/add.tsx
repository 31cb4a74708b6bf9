import { useState } from "react";
import { useWords } from "../../../platform/locale/lang";
import { Loading, ScreenTitle } from "../../../ui/frame/screen";
import { ledgerWords } from "../words";
import { DonationFormView, emptyForm, useAddDonation } from "./donation-form";

/** The form begins with today, which the browser knows when it opens. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Enter a donation that came otherwise than by PayPal. */
export default function AddDonation() {
  const words = useWords(ledgerWords);
  const [initial] = useState(emptyForm);
  const submit = useAddDonation();
  return (
    <>
      <ScreenTitle title={words.add} list={{ to: "/cms/donations", label: words.title }} />
      <DonationFormView initial={initial} submit={submit} />
    </>
  );
}
