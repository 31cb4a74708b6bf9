import { fill } from "../../locale/fill";
import { Headline } from "../../locale/headline";
import { useLang } from "../../locale/lang-context";
import { useSiteWords } from "../../locale/words/public";
import { telephoneHref } from "../addresses/contact-links";
import { useMenu } from "./menu";
import { langTag } from "./menu-link";
import { useSiteDetails } from "./site-details-context";

/** The addresses at which WhatsApp opens a conversation. */
const WHATSAPP = /^https?:\/\/(wa\.me|(api|chat)\.whatsapp\.com)\//i;

/** A person to call, on every page: one press, by WhatsApp too where the charity has it among its links. */
export function CallUs() {
  const { call } = useMenu();
  const lang = useLang();
  const { phone, social } = useSiteDetails();
  const chat = social.find(({ url }) => WHATSAPP.test(url));
  return (
    <div className="call-us">
      {call.text && (
        <p lang={langTag(call)}>
          <Headline text={call.text} lang={call.lang ?? lang} />
        </p>
      )}
      <p className="actions">
        <a className="button button-main" href={telephoneHref(phone)}>
          {fill(useSiteWords().call, { phone })}
        </a>
        {chat && (
          <a className="button button-quiet" href={chat.url} rel="noreferrer">
            {chat.name}
          </a>
        )}
      </p>
    </div>
  );
}
