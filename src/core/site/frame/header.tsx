import { fill } from "../../locale/fill";
import { useSiteWords } from "../../locale/words/public";
import { telephoneHref } from "../addresses/contact-links";
import { useCurrent } from "./current";
import { LanguageSwitcher } from "./language-switcher";
import { SiteLink } from "./link";
import { type ShownLink, useMenu } from "./menu";
import { langTag, MenuLink } from "./menu-link";
import { useSiteDetails } from "./site-details-context";

/** Logo, navigation, language and Donate; on a phone the navigation is behind Menu, Donate never is. */
export function Header() {
  const { shortName, phone } = useSiteDetails();
  const words = useSiteWords();
  const { header, donate } = useMenu();
  const current = useCurrent();
  return (
    <header className="site-header">
      <div className="site-header-row">
        <SiteLink to="/" className="brand">
          {shortName}
        </SiteLink>
        <nav className="wide-nav" aria-label={words.mainNavigation}>
          {header.map((entry) =>
            "links" in entry ? (
              <details key={entry.text} className="nav-group">
                <summary
                  lang={langTag(entry)}
                  aria-current={entry.links.some(({ to }) => current(to)) ? "true" : undefined}
                >
                  {entry.text}
                </summary>
                <div className="nav-panel">
                  <NavLinks links={entry.links} />
                </div>
              </details>
            ) : (
              <NavLinks key={`${entry.to} ${entry.text}`} links={[entry]} />
            ),
          )}
        </nav>
        <LanguageSwitcher wideOnly />
        <SiteLink
          to="/donate"
          className="button button-donate"
          aria-current={current("/donate") || undefined}
        >
          {donate}
        </SiteLink>
        <details className="phone-menu">
          <summary className="button button-quiet">
            <span className="when-closed">{words.menu}</span>
            <span className="when-open">{words.close}</span>
          </summary>
          <div className="phone-panel">
            <LanguageSwitcher />
            <nav aria-label={words.mainNavigation}>
              <NavLinks links={header.flatMap((entry) => ("links" in entry ? entry.links : entry))} />
            </nav>
            <a className="button button-main" href={telephoneHref(phone)}>
              {fill(words.call, { phone })}
            </a>
            <SiteLink
              className="button button-quiet"
              to="/comfort"
              aria-current={current("/comfort") || undefined}
            >
              {words.comfort}
            </SiteLink>
          </div>
        </details>
      </div>
    </header>
  );
}

function NavLinks({ links }: { links: readonly ShownLink[] }) {
  const current = useCurrent();
  return links.map((link) => (
    <MenuLink key={`${link.to} ${link.text}`} link={link} className="nav-link" current={current(link.to)} />
  ));
}
