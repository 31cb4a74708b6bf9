import { Fibre } from "../../art/fibre";
import { fill } from "../../locale/fill";
import { useSiteWords } from "../../locale/words/public";
import { ContactList } from "./contact-list";
import { useMenu } from "./menu";
import { MenuLink } from "./menu-link";
import { useSiteDetails } from "./site-details-context";

/** The links that staff put there, how to reach the charity, and its registration when it has one. */
export function Footer() {
  const words = useSiteWords();
  const { name, social, registrationReference: reference } = useSiteDetails();
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
          {useMenu().footer.map((link) => (
            <MenuLink key={`${link.to} ${link.text}`} link={link} />
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
