import { useState } from "react";
import { useNavigate } from "react-router";
import { useChanges } from "../../../core/api/use-changes";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { Loading } from "../../../core/staff/loading";
import { ScreenTitle } from "../../../core/staff/screen-title";
import { ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../messages";
import { DonationFormView } from "./donation-form";
import { type DonationForm, emptyForm, entryOf } from "./draft";

/** The form begins with today, which the browser knows when it opens. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

/** Enter a donation that came otherwise than by PayPal. */
export default function AddDonation() {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const [initial] = useState(emptyForm);
  const submit = async (form: DonationForm) => {
    await changes.add({ donation: entryOf(form) });
    banner({ text: words.added, saved: "/cms/donations" });
    return () => navigate("/cms/donations");
  };
  return (
    <>
      <ScreenTitle title={words.add} />
      <DonationFormView initial={initial} submit={submit} />
    </>
  );
}
