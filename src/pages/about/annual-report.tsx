import { fill } from "../../core/locale/fill";
import { useLang } from "../../core/locale/lang-context";
import { useWords } from "../../core/locale/use-words";
import { PdfLink } from "../../core/media/pdf-link";
import type { ShownReport } from "../../features/site-details/public/about-annual-report.server";
import { annualReportWords } from "./annual-report-words";
import { ReportArt } from "./report-art";

/** The link to the annual report; nothing while the charity has none to link to. */
export function AnnualReport({ report }: { report: ShownReport | null }) {
  const words = useWords(annualReportWords);
  const lang = useLang();
  if (!report) return null;
  const { year, href, bytes } = report;
  const name = fill(words.ofYear, { year });
  return (
    <section className="section" aria-labelledby="annual-report">
      <div className="content report">
        <div className="stack">
          <h2 id="annual-report">{words.title}</h2>
          <p>{words.hint}</p>
          <p>
            {bytes === null ? (
              <a className="button button-quiet" href={href} rel="noreferrer external">
                {name}
              </a>
            ) : (
              <PdfLink pdf={{ href, name, lang, bytes }} className="button button-quiet" />
            )}
          </p>
        </div>
        <ReportArt className="report-art" />
      </div>
    </section>
  );
}
