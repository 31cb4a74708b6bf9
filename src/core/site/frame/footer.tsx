import { Fibre } from "../../art/fibre";
import { fill } from "../../locale/fill";
import { useSiteWords } from "../../locale/words/public";
import { CallUs } from "./call-us";
import { ContactList } from "./contact-list";
import { useCurrent } from "./current";
import { useMenu } from "./menu";
import { MenuLink } from "./menu-link";
import { useSiteDetails } from "./site-details-context";

/** A person to call, how to reach the charity, the links that staff put there, and its registration when it has one. */
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
          <Fibre className="footer-branch" />
        </div>
        <div className="footer-grid">
          <div>
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
                  <a key={url} href={url} rel="noreferrer">
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
