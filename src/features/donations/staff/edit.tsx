import { Undo2 } from "lucide-react";
import { useMemo, useRef } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { withColon } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { NoticeVersionLink, noticeVersionWords } from "../../../site/notice/staff/notice-version-link";
import { useSavedInList } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle } from "../../../ui/frame/screen";
import { useWayBack } from "../../../ui/list/load-list";
import { disputeText } from "../alerts/alert-texts";
import { type LedgerEntry, ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { Route } from "./+types/edit";
import { type DonationForm, DonationFormView, editOf, formOf, useAddDonation } from "./donation-form";

const api = createClient(ledgerContract);

const fetchDonation = async (donation_id: string) => (await api.one({ donation_id })).donation;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get("donation_id");
  return load(async () => ({ donation: id ? await fetchDonation(id) : undefined }));
};

export const HydrateFallback = Loading;

/** Edit a donation. The id is in the address, or in the navigation state; without one, back to the list. */
export default function EditDonation({ loaderData: { donation } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  if (donation) return <EditOne key={donation._id} donation={donation} />;
  const stated =
    typeof state === "object" && state !== null && "donation_id" in state ? state.donation_id : undefined;
  if (typeof stated === "string" && !query.has("donation_id")) {
    return <Navigate replace to={`/cms/editdonation?${new URLSearchParams({ donation_id: stated })}`} />;
  }
  return <Navigate replace to="/cms/donations" />;
}

function EditOne({ donation }: { donation: LedgerEntry }) {
  const changes = useChanges(ledgerContract);
  const words = useWords(ledgerWords);
  const notice = useWords(noticeVersionWords);
  const lang = useLang();
  const wayBack = useWayBack("/cms/donations");
  const { reference, paypalCaptureId } = donation;
  const isManual = donation.method !== "paypal";
  const references = [
    fill(words.reference, { reference }),
    paypalCaptureId && fill(words.payPalReference, { reference: paypalCaptureId }),
  ];
  const initial = useMemo(() => formOf(donation), [donation]);
  const version = useRef(donation.version);
  const submitAsNew = useAddDonation();
  const saved = useSavedInList("/cms/donations", wayBack);
  const submit = async (form: DonationForm) => {
    await changes.edit({ donation: { ...editOf(form), _id: donation._id, version: version.current } });
    return saved({ text: words.edited });
  };
  const loadTheirs = async () => {
    const theirs = await fetchDonation(donation._id);
    const adopt = () => {
      version.current = theirs.version;
    };
    return { form: formOf(theirs), adopt };
  };
  return (
    <>
      <ScreenTitle title={words.edit} list={{ to: wayBack, label: words.title }} />
      <p className="field-hint mb-4 flex flex-wrap gap-x-4 break-all">
        {references.filter(Boolean).map((each) => (
          <span key={each}>{each}</span>
        ))}
        {donation.method === "paypal" && (
          <span>
            {withColon(lang, notice.label)}
            <NoticeVersionLink notice={donation.notice} />
          </span>
        )}
      </p>
      {donation.dispute && <p className="mb-4">{disputeText(donation.dispute, lang)}</p>}
      {(isManual || donation.correctable) && (
        <p className="mb-4">
          <Link className="button button-quiet" to={`/cms/refunddonation?donation_id=${donation._id}`}>
            <Undo2 aria-hidden="true" size={18} />
            {isManual ? words.refund : words.correct}
          </Link>
        </p>
      )}
      <DonationFormView
        initial={initial}
        submit={submit}
        submitAsNew={submitAsNew}
        loadTheirs={loadTheirs}
        receipted={donation.receipted}
      />
    </>
  );
}
