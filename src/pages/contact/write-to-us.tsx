import { useSiteWords } from "../../core/locale/use-site-words";
import { mailHref } from "../../core/site/addresses/mail-href";
import { useSiteDetails } from "../../core/site/frame/site-details-context";

/** The e-mail address, large. */
export function WriteToUs() {
  const words = useSiteWords();
  const { email } = useSiteDetails();
  return (
    <section className="stack" aria-labelledby="write">
      <h2 id="write">{words.contactWrite}</h2>
      <p className="reach-line">
        <a href={mailHref(email)}>{email}</a>
      </p>
      <p>{words.contactWriteText}</p>
    </section>
  );
}
