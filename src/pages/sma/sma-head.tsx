import { SmaArt } from "../../core/art/sma-art";
import { fill } from "../../core/locale/fill";
import { useLang } from "../../core/locale/lang-context";
import { useMessages } from "../../core/locale/use-messages";
import { smaNotice, smaReviewDate, smaReviewer } from "../../site/sma-texts";
import { ReviewDate } from "../review-date";

/** What SMA is in a few lines, the nerve and the muscle, and how far to trust these pages. */
export function SmaHead({ lead }: { lead: string }) {
  const lang = useLang();
  const words = useMessages();
  return (
    <section className="content sma-head">
      <div className="page-title stack">
        <h1>{words.smaTitle}</h1>
        <p className="lead measure">{lead}</p>
      </div>
      <SmaArt className="sma-head-art" />
      <div className="sma-notice">
        <p>
          <strong>{smaNotice[lang]}</strong>
        </p>
        <p className="card-meta">
          {fill(words.reviewedBy, { reviewer: smaReviewer[lang] })}
          <br />
          <ReviewDate date={smaReviewDate} />
        </p>
      </div>
    </section>
  );
}
