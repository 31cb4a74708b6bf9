import { useMessages } from "../../core/locale/use-messages";
import { siteConfig } from "../../site.config";

/** The telephone number, large, and the fax number. */
export function CallUs() {
  const words = useMessages();
  const { phone, fax } = siteConfig;
  return (
    <section className="stack" aria-labelledby="call">
      <h2 id="call">{words.contactCall}</h2>
      <p className="reach-line">
        <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
      </p>
      <p>{words.contactCallText}</p>
      <dl className="contact-list">
        <dt>{words.fax}</dt>
        <dd>{fax}</dd>
      </dl>
    </section>
  );
}
