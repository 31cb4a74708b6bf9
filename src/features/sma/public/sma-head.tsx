import { SmaArt } from "../../../art/sma-art";
import type { Shown } from "../../../platform/locale/fallback.server";
import { otherLang, useLang, useWords } from "../../../platform/locale/lang";
import { ReviewDate } from "../../../site/frame/page";
import { smaPublicWords } from "./words";

interface SmaHeadProps {
  title: string;
  lead: string;
  /** `date` is `YYYY-MM-DD`, or `""` before the first review. */
  review: { date: string; reviewer: Shown };
}

/** SMA in a few lines, the nerve and the muscle, and how far to trust these pages. */
export function SmaHead({ title, lead, review }: SmaHeadProps) {
  const words = useWords(smaPublicWords);
  return (
    <section className="content sma-head">
      <div className="page-title stack">
        <h1>{title}</h1>
        <p className="lead measure">{lead}</p>
      </div>
      <SmaArt className="sma-head-art" />
      <div className="sma-notice">
        <p>
          <strong>{words.notice}</strong>
        </p>
        {review.date !== "" && (
          <p className="card-meta">
            <Reviewer name={review.reviewer} />
            <br />
            <ReviewDate date={review.date} />
          </p>
        )}
      </div>
    </section>
  );
}

function Reviewer({ name }: { name: Shown }) {
  const lang = useLang();
  const [before, after] = useWords(smaPublicWords).reviewedBy.split("{reviewer}");
  return (
    <>
      {before}
      <span lang={otherLang(name, lang)}>{name.text}</span>
      {after}
    </>
  );
}
