import { siteConfig } from "../../site.config";
import { useLang } from "../locale/lang-context";
import { useMessages } from "../locale/use-messages";

const dial = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, "")}`;

/** Phone, fax, e-mail and address of the charity, as a definition list. */
export function ContactList() {
  const lang = useLang();
  const words = useMessages();
  const { phone, fax, email, address } = siteConfig;
  return (
    <dl className="contact-list">
      <dt>{words.phone}</dt>
      <dd>
        <a href={dial(phone)}>{phone}</a>
      </dd>
      <dt>{words.fax}</dt>
      <dd>{fax}</dd>
      <dt>{words.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{words.address}</dt>
      <dd>
        <address>{address[lang]}</address>
      </dd>
    </dl>
  );
}
