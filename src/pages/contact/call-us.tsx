import { useSiteWords } from "../../core/locale/use-site-words";
import { telephoneHref } from "../../core/site/addresses/telephone-href";
import { useSiteDetails } from "../../core/site/frame/site-details-context";

/** The telephone number, large, and the fax number. */
export function CallUs() {
  const words = useSiteWords();
  const { phone, fax } = useSiteDetails();
  return (
    <section className="stack" aria-labelledby="call">
      <h2 id="call">{words.contactCall}</h2>
      <p className="reach-line">
        <a href={telephoneHref(phone)}>{phone}</a>
      </p>
      <p>{words.contactCallText}</p>
      {fax && (
        <dl className="contact-list">
          <dt>{words.fax}</dt>
          <dd>{fax}</dd>
        </dl>
      )}
    </section>
  );
}
