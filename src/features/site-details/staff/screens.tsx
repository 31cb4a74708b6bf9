import { useEffect } from "react";
import { type AnyEntry, type RecordScreens, readNewest } from "../../../content/staff/content-screens";
import { useChanges } from "../../../platform/http/client";
import type { InputOf } from "../../../platform/http/contract";
import { localized } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { shownDetails, useShowSiteDetails } from "../../../site/frame/site-details-context";
import { type StoredDetails, siteDetailsContract } from "../contract";
import { siteDetails } from "../definition";
import { AnnualReportInput } from "./annual-report-input";
import { siteDetailsStaffWords } from "./words";

type Input = InputOf<typeof siteDetailsContract.edit>;

/** The screen of what the site says about the charity: names, numbers, addresses, accounts. */
const screens: RecordScreens = {
  type: siteDetails,
  read: async () => ({ ...(await readNewest<StoredDetails>(siteDetails)), ...localized(() => ({})) }),
  useSave: () => {
    const changes = useChanges(siteDetailsContract);
    return ({ eng, tra, sim, ...details }, version) =>
      changes.edit({ ...(details as unknown as Input), version });
  },
  above: (details) => <Intro details={details} />,
  form: { rail: [], inputs: { annualReport: AnnualReportInput } },
};

export default screens;

/** The purpose of the screen. After a save, the header of this very document has another name. */
function Intro({ details }: { details: AnyEntry }) {
  const { intro } = useWords(siteDetailsStaffWords);
  const lang = useLang();
  const show = useShowSiteDetails();
  useEffect(() => show(shownDetails(details as unknown as StoredDetails, lang)), [details, lang, show]);
  return <p className="mb-6 max-w-[68ch]">{intro}</p>;
}
