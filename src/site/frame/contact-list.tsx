import { useSiteWords } from "../../platform/locale/words/public";
import { mailHref, telephoneHref } from "../addresses/contact-links";
import { useSiteDetails } from "./page";

/** Phone, fax, e-mail and address of the charity, as a definition list. */
export function ContactList() {
  const words = useSiteWords();
  const { phone, fax, email, address } = useSiteDetails();
  const host = email.indexOf("@") + 1;
  return (
    <dl className="contact-list">
      <dt>{words.phone}</dt>
      <dd>
        <a href={telephoneHref(phone)}>{phone}</a>
      </dd>
      {fax && (
        <>
          <dt>{words.fax}</dt>
          <dd>{fax}</dd>
        </>
      )}
      <dt>{words.email}</dt>
      <dd>
        <a href={mailHref(email)}>
          <span>
            {email.slice(0, host)}
            <wbr />
            {email.slice(host)}
          </span>
        </a>
      </dd>
      <dt>{words.address}</dt>
      <dd>
        <address>{address}</address>
      </dd>
    </dl>
  );
}
