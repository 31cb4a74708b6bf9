import { useEffect } from "react";
import type { AnnualReport } from "../../../charity/site-details";
import { type AnyEntry, derivedRecord, type RecordScreens } from "../../../content/staff/content-screens";
import type { FieldInputProps } from "../../../content/staff/input-props";
import { UploadField } from "../../../media/field/upload-field";
import { useLang, useWords } from "../../../platform/locale/lang";
import { shownDetails, useShowSiteDetails } from "../../../site/frame/page";
import { TextField } from "../../../ui/fields/text-field";
import type { StoredDetails } from "../contract";
import { siteDetails } from "../definition";
import { siteDetailsStaffWords } from "./words";

/** The screen of what the site says about the charity: names, numbers, addresses, accounts. */
const screens: RecordScreens = {
  type: siteDetails,
  ...derivedRecord(siteDetails),
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

/** The annual report as typed. */
type ReportForm = Omit<AnnualReport, "year"> & { year: number | string };

/** Year and PDF of the annual report, or where it is elsewhere. */
function AnnualReportInput({ words, value, onChange, path, errorsAt }: Omit<FieldInputProps, "inner">) {
  const own = useWords(siteDetailsStaffWords);
  const report = value as ReportForm;
  const patch = (part: Partial<ReportForm>) => onChange((before) => ({ ...(before as ReportForm), ...part }));
  return (
    <fieldset className="field-group">
      <legend className="field-label">{words.label}</legend>
      {words.hint && <p className="field-hint">{words.hint}</p>}
      <div className="field-whole max-w-40">
        <TextField
          label={own.year}
          inputMode="numeric"
          path={`${path}.year`}
          value={String(report.year)}
          onChange={(year) => patch({ year })}
          errors={errorsAt(`${path}.year`)}
        />
      </div>
      <div className="field-whole">
        <UploadField
          kind="pdf"
          name={`${path}.pdfId`}
          label={own.reportPdf}
          value={report.pdfId}
          filename={report.originalFilename}
          onChange={(pdfId, uploaded) =>
            patch({ pdfId, originalFilename: uploaded?.original_filename ?? "" })
          }
          errors={errorsAt(`${path}.pdfId`)}
        />
      </div>
      <div className="field-whole">
        <TextField
          label={own.reportUrl}
          hint={own.reportUrlHint}
          path={`${path}.url`}
          value={report.url}
          onChange={(url) => patch({ url })}
          errors={errorsAt(`${path}.url`)}
        />
      </div>
    </fieldset>
  );
}
