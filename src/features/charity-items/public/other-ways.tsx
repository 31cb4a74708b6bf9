import { useWords } from "../../../core/locale/use-words";
import { mailHref } from "../../../core/site/addresses/mail-href";
import { telephoneHref } from "../../../core/site/addresses/telephone-href";
import { useSiteDetails } from "../../../core/site/frame/site-details-context";
import { itemsWords } from "./words";

/** Telephone and e-mail, for when a form cannot be sent. */
export function OtherWays() {
  const words = useWords(itemsWords);
  const { phone, email } = useSiteDetails();
  return (
    <div className="other-ways">
      <p>{words.reachUs}</p>
      <p>
        <a href={telephoneHref(phone)}>{phone}</a>
      </p>
      <p>
        <a href={mailHref(email)}>{email}</a>
      </p>
    </div>
  );
}
