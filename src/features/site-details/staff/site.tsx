import { useEffect } from "react";
import { createClient } from "../../../core/api/client";
import { useChanges } from "../../../core/api/use-changes";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { shownDetails } from "../../../core/site/frame/shown-details";
import { useShowSiteDetails } from "../../../core/site/frame/site-details-context";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { type StoredDetails, siteDetailsContract } from "../contract";
import type { Route } from "./+types/site";
import { formOf, inputOf } from "./draft";
import { SiteFormView } from "./site-form";
import { siteDetailsWords } from "./words";

const api = createClient(siteDetailsContract);

const fetchDetails = async () => (await api.read({})).siteDetails;

export const clientLoader = () => load(fetchDetails);

export const HydrateFallback = Loading;

/** What the site says about the charity: names, numbers, addresses, accounts. */
export default function EditSiteDetails({ loaderData: details }: Route.ComponentProps) {
  const lang = useLang();
  const show = useShowSiteDetails();
  // After a save, the header of this very document has another name.
  useEffect(() => show(shownDetails(details, lang)), [details, lang, show]);
  return <SiteDetailsForm details={details} />;
}

function SiteDetailsForm({ details }: { details: StoredDetails }) {
  const changes = useChanges(siteDetailsContract);
  const words = useWords(siteDetailsWords);
  const draft = useRecordDraft({
    record: details,
    fetchRecord: fetchDetails,
    formOf,
    save: (form, version) => changes.edit({ ...inputOf(form), version }),
    saved: { text: words.updated, view: "/contact" },
  });
  return (
    <>
      <ScreenTitle title={words.title} />
      <p className="mb-6 max-w-[68ch]">{words.intro}</p>
      <SiteFormView draft={draft} />
    </>
  );
}
