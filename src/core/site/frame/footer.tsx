import { Fibre } from "../../art/fibre";
import { fill } from "../../locale/fill";
import { LANG_TAG } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { useSiteWords } from "../../locale/words/public";
import { ContactList } from "./contact-list";
import { SiteLink } from "./link";
import { useMadeLinks } from "./made-links";
import { useSiteDetails } from "./site-details-context";

/** Links to the main pages, to what makes the site easier to use and to Privacy, how to reach the charity, and its registration when it has one. */
export function Footer() {
  const own = useLang();
  const words = useSiteWords();
  const { name, shortName, social, registrationReference: reference } = useSiteDetails();
  const pages = [
    ["/", words.home],
    ["/about", fill(words.about, { name: shortName })],
    ["/archive", words.activities],
    ["/sma", words.sma],
    ["/involved", words.involved],
    ["/donate", words.donate],
    ["/contact", words.contact],
    ["/privacy", words.privacy],
    ["/comfort", words.comfort],
    ["/accessibility", words.accessibility],
    ["/contact", words.otherFormat],
  ] as const;
  return (
    <footer className="site-footer">
      <Fibre className="footer-branch" />
      <div className="content footer-grid">
        <div>
          <p className="footer-name">{name}</p>
          {reference && <p>{fill(words.registration, { reference })}</p>}
          <ContactList />
        </div>
        <nav aria-label={words.footerNavigation} className="footer-links">
          {pages.map(([to, label]) => (
            <SiteLink key={label} to={to}>
              {label}
            </SiteLink>
          ))}
          {useMadeLinks("footer").map(({ path, text, lang }) => (
            <SiteLink key={path} to={path} lang={lang === own ? undefined : LANG_TAG[lang]}>
              {text}
            </SiteLink>
          ))}
        </nav>
        <nav aria-label={words.followUs} className="footer-links">
          {social.map(({ name: service, url }) => (
            <a key={url} href={url} rel="noreferrer">
              {service}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
