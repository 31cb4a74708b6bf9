import { useWords } from "../../../core/locale/use-words";
import { UploadField } from "../../../core/media/field/upload-field";
import { Field, type SiteDraft } from "./fields";
import { siteDetailsWords } from "./words";

/** Year and PDF of the annual report, or where it is elsewhere. */
export function AnnualReportFields({ draft }: { draft: SiteDraft }) {
  const words = useWords(siteDetailsWords);
  const { annualReport } = draft.form;
  const { file } = annualReport;
  return (
    <>
      <div className="max-w-40">
        <Field draft={draft} path="annualReport.year" />
      </div>
      <UploadField
        kind="pdf"
        name="annualReport.pdfId"
        label={words.labels["annualReport.pdfId"]}
        value={file.pdfId}
        filename={file.originalFilename}
        onChange={(pdfId, uploaded) =>
          draft.setForm((form) => ({
            ...form,
            annualReport: {
              ...form.annualReport,
              file: { originalFilename: uploaded?.original_filename ?? "", pdfId },
            },
          }))
        }
        errors={draft.errorsAt("annualReport.pdfId")}
      />
      <Field draft={draft} path="annualReport.url" hint={words.webAddressHint} />
    </>
  );
}
