import { WideDrawing } from "../../art/wide-drawing";
import { fill, useLang } from "../../platform/locale/lang";
import { Headline } from "../../platform/locale/phrase";
import { useSiteWords } from "../../platform/locale/words/public";
import { telephoneHref } from "../addresses/contact-links";
import { ContactList } from "./contact-list";
import { useMenu } from "./menu";
import { langTag, MenuLink, useCurrent } from "./menu-link";
import { useSiteDetails } from "./site-details-context";

/** The addresses at which WhatsApp opens a conversation. */
const WHATSAPP = /^https?:\/\/(wa\.me|(api|chat)\.whatsapp\.com)\//i;

/** A person to call, on every page: one press, by WhatsApp too where the charity has it among its links. */
function CallUs() {
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
          <a className="button button-quiet" href={chat.url}>
            {chat.name}
          </a>
        )}
      </p>
    </div>
  );
}

/**
 * A person to call, how to reach the charity unless the page has just said it, the links that staff added,
 * and its registration when it has one.
 */
export function Footer() {
  const words = useSiteWords();
  const current = useCurrent();
  const links = useMenu().footer;
  const { name, social, registrationReference: reference } = useSiteDetails();
  return (
    <footer className="site-footer">
      <div className="content">
        <div className="footer-top">
          <CallUs />
          <WideDrawing name="fibre" middle className="footer-branch" />
        </div>
        <div className="footer-grid">
          <div className="footer-contact">
            <h2>{words.contactUs}</h2>
            <ContactList />
          </div>
          <nav aria-labelledby="footer-pages">
            <h2 id="footer-pages">{words.footerNavigation}</h2>
            <div className="footer-links">
              {links.map((link, at) => (
                <MenuLink
                  key={`${link.to} ${link.text}`}
                  link={link}
                  // Of two links to the page that is shown, the first: the other leads there for a reason of its own.
                  current={links.findIndex(({ to }) => to === link.to) === at && current(link.to)}
                />
              ))}
            </div>
          </nav>
          {social.length > 0 && (
            <nav aria-labelledby="footer-social">
              <h2 id="footer-social">{words.followUs}</h2>
              <div className="footer-links">
                {social.map(({ name: service, url }) => (
                  <a key={url} href={url}>
                    {service}
                  </a>
                ))}
              </div>
            </nav>
          )}
        </div>
        <p className="footer-end">
          {fill(words.copyright, { name })}
          {reference && ` · ${fill(words.registration, { reference })}`}
        </p>
      </div>
    </footer>
  );
}
