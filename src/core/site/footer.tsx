import { siteConfig } from "../../site.config";
import { SectionBreak } from "../art/section-break";
import { fill } from "../locale/fill";
import { useLang } from "../locale/lang-context";
import { useMessages } from "../locale/use-messages";
import { ContactList } from "./contact-list";
import { SiteLink } from "./link";

/** Links to the main pages and Privacy, how to reach the charity, and its registration when it has one. */
export function Footer() {
  const lang = useLang();
  const words = useMessages();
  const { name, shortName, social, registrationReference: reference } = siteConfig;
  const pages = [
    ["/", words.home],
    ["/about", fill(words.about, { name: shortName[lang] })],
    ["/archive", words.activities],
    ["/sma", words.sma],
    ["/involved", words.involved],
    ["/donate", words.donate],
    ["/contact", words.contact],
    ["/privacy", words.privacy],
  ] as const;
  return (
    <footer className="site-footer">
      <SectionBreak variant={3} className="footer-branch" />
      <div className="content footer-grid">
        <div>
          <p className="footer-name">{name[lang]}</p>
          {reference && <p>{fill(words.registration, { reference })}</p>}
          <ContactList />
        </div>
        <nav aria-label={words.footerNavigation} className="footer-links">
          {pages.map(([to, label]) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
        </nav>
        <nav aria-label={words.followUs} className="footer-links">
          {social.map(({ name: service, url }) => (
            <a key={url} href={url} rel="noopener noreferrer">
              {service}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
