import type { AnnualReport } from "../../../charity/site-details";
import type { FieldInputProps } from "../../../core/content/staff/input-props";
import type { Localized } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/lang-context";
import { UploadField } from "../../../core/media/field/upload-field";
import { TextField } from "../../../core/staff/fields/text-field";

/** The annual report as it is typed. */
type ReportForm = Omit<AnnualReport, "year"> & { year: number | string };

/** Year and PDF of the annual report, or where it is elsewhere. */
export function AnnualReportInput({
  words,
  value,
  onChange,
  path,
  errorsAt,
}: Omit<FieldInputProps, "inner">) {
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

const eng = {
  intro:
    "What every page says about the charity. Changes show at the next visit. What you leave blank is left out of the pages.",
  year: "Year",
  reportPdf: "PDF of the annual report",
  reportUrl: "Address of the annual report elsewhere",
  reportUrlHint: "Begins with https://",
};

const tra: typeof eng = {
  intro: "各網頁所顯示的機構資料。更改會於下次瀏覽時顯示；留空的項目不會在網頁上出現。",
  year: "年份",
  reportPdf: "年報 PDF",
  reportUrl: "年報在其他網站的網址",
  reportUrlHint: "以 https:// 開頭",
};

const sim: typeof eng = {
  intro: "各网页所显示的机构资料。更改会在下次浏览时显示；留空的项目不会在网页上出现。",
  year: "年份",
  reportPdf: "年报 PDF",
  reportUrl: "年报在其他网站的网址",
  reportUrlHint: "以 https:// 开头",
};

/** Words of what the screen of the site's details has of its own. */
export const siteDetailsStaffWords: Localized<typeof eng> = { eng, tra, sim };
