import { useEffect } from "react";
import { useChanges } from "../../../core/api/client";
import type { InputOf } from "../../../core/api/contract";
import { type AnyEntry, type RecordScreens, readNewest } from "../../../core/content/staff/content-screens";
import { localized } from "../../../core/locale/lang";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { shownDetails, useShowSiteDetails } from "../../../core/site/frame/site-details-context";
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
