import { fill } from "../../core/locale/fill";
import { useMessages } from "../../core/locale/use-messages";
import { siteConfig } from "../../site.config";

/** The link to the annual report; nothing while the charity has none to link to. */
export function AnnualReport() {
  const words = useMessages();
  const { year, url } = siteConfig.annualReport;
  if (!url) return null;
  return (
    <section className="section content stack" aria-labelledby="annual-report">
      <h2 id="annual-report">{words.annualReportTitle}</h2>
      <p>
        <a className="button button-quiet" href={url}>
          {fill(words.annualReport, { year })}
        </a>
      </p>
    </section>
  );
}
