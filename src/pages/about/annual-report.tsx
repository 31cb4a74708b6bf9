import { limbPath } from "../../art/branch";
import { siteFlower, siteInk } from "../../art/colours";
import { Bud, CupFlower } from "../../art/flower";
import { points } from "../../art/geometry";
import type { ShownReport } from "../../features/site-details/public/about-annual-report.server";
import { PdfLink } from "../../media/pdf-link";
import { fill } from "../../platform/locale/lang";
import { useLang, useWords } from "../../platform/locale/lang-context";
import type { AboutTexts } from "./definition";
import { aboutPageWords } from "./words";

type AnnualReportProps = AboutTexts["annualReport"] & { report: ShownReport | null };

/** The link to the annual report; nothing while the charity has none to link to. */
export function AnnualReport({ title, text, report }: AnnualReportProps) {
  const words = useWords(aboutPageWords);
  const lang = useLang();
  if (!report) return null;
  const { year, href, bytes } = report;
  const name = fill(words.reportOfYear, { year });
  return (
    <section className="section" aria-labelledby="annual-report">
      <div className="content report">
        <div className="stack">
          <h2 id="annual-report">{title}</h2>
          <p>{text}</p>
          <p>
            {bytes === null ? (
              <a className="button button-quiet" href={href} rel="external">
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

const TWIG = limbPath([
  { spine: points([200, 190, 206, 140, 240, 104, 262, 62]), from: 13, to: 2 },
  { spine: points([206, 142, 180, 110, 168, 74]), from: 7, to: 1 },
  { spine: points([232, 114, 276, 108, 306, 92]), from: 6, to: 1 },
]);

/** The drawing for the report: an open booklet out of which a twig grows. */
function ReportArt({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 250" fill="none" strokeLinejoin="round" aria-hidden="true">
      <circle cx="232" cy="106" r="92" fill={siteInk.ground} />
      <path
        fill={siteInk.leaf}
        stroke={siteInk.wood}
        strokeWidth="6"
        d="M200 204C160 176 96 172 48 184V232C96 220 160 222 200 242C240 222 304 220 352 232V184C304 172 240 176 200 204z"
      />
      <path stroke={siteInk.wood} strokeWidth="6" d="M200 204V242" />
      <path
        stroke={siteInk.wood}
        strokeWidth="3"
        strokeLinecap="round"
        d="M76 196q52-8 96 10M228 206q44-18 96-10"
      />
      <path fill={siteInk.wood} d={TWIG} />
      <CupFlower ink={siteFlower} x={262} y={66} scale={0.6} turn={20} />
      <Bud ink={siteFlower} x={168} y={76} scale={0.6} turn={-16} />
      <Bud ink={siteFlower} x={305} y={93} scale={0.5} turn={64} />
    </svg>
  );
}
