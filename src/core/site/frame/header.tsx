import { useLocation } from "react-router";
import { fill } from "../../locale/fill";
import { LANG_NAMES, LANG_TAG, LANGS, type Lang } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { useSiteWords } from "../../locale/words/public";
import { plainPath } from "../addresses/canonical-address";
import { SiteLink, siteHref } from "./link";
import { useMadeLinks } from "./made-links";
import { useSiteDetails } from "./site-details-context";

/** Logo, navigation, language and Donate; on a phone the navigation is behind Menu, Donate never is. */
export function Header() {
  const { shortName } = useSiteDetails();
  const words = useSiteWords();
  return (
    <header className="site-header">
      <div className="site-header-row">
        <SiteLink to="/" className="brand">
          {shortName}
        </SiteLink>
        <nav className="wide-nav" aria-label={words.mainNavigation}>
          <NavLink to="/">{words.home}</NavLink>
          <details className="nav-group">
            <summary>{words.aboutMenu}</summary>
            <div className="nav-panel">
              <AboutLinks />
            </div>
          </details>
          <NavLink to="/sma">{words.sma}</NavLink>
          <NavLink to="/involved">{words.involved}</NavLink>
        </nav>
        <LanguageSwitcher wideOnly />
        <SiteLink to="/donate" className="button button-donate">
          {words.donate}
        </SiteLink>
        <details className="phone-menu">
          <summary className="button button-quiet">{words.menu}</summary>
          <nav className="phone-panel" aria-label={words.mainNavigation}>
            <NavLink to="/">{words.home}</NavLink>
            <AboutLinks />
            <NavLink to="/sma">{words.sma}</NavLink>
            <NavLink to="/involved">{words.involved}</NavLink>
            <LanguageSwitcher />
          </nav>
        </details>
      </div>
    </header>
  );
}

function AboutLinks() {
  const words = useSiteWords();
  const { shortName: name } = useSiteDetails();
  return (
    <>
      <NavLink to="/about">{fill(words.about, { name })}</NavLink>
      <NavLink to="/archive">{words.activities}</NavLink>
      <NavLink to="/contact">{words.contact}</NavLink>
      {useMadeLinks("about").map(({ path, text, lang }) => (
        <NavLink key={path} to={path} lang={lang}>
          {text}
        </NavLink>
      ))}
    </>
  );
}

interface NavLinkProps {
  to: string;
  /** Of its words, where that may not be the page's. */
  lang?: Lang;
  children: string;
}

function NavLink({ to, lang, children }: NavLinkProps) {
  const here = plainPath(useLocation().pathname) === to;
  const own = useLang();
  return (
    <SiteLink
      to={to}
      className="nav-link"
      aria-current={here ? "page" : undefined}
      lang={lang && lang !== own ? LANG_TAG[lang] : undefined}
    >
      {children}
    </SiteLink>
  );
}

/**
 * Links to this same page in the other languages; following one keeps the choice in a cookie. `wideOnly`: not where the
 * menu has them.
 */
function LanguageSwitcher({ wideOnly = false }: { wideOnly?: boolean }) {
  const { pathname, search } = useLocation();
  const current = useLang();
  const page = plainPath(pathname) + search;
  return (
    <nav className={wideOnly ? "languages wide-only" : "languages"} aria-label={useSiteWords().language}>
      {LANGS.map((lang) => (
        <a
          key={lang}
          href={siteHref(`/${lang}`, page)}
          lang={LANG_TAG[lang]}
          hrefLang={LANG_TAG[lang]}
          aria-current={lang === current ? "true" : undefined}
          aria-label={LANG_NAMES[lang].name}
        >
          {LANG_NAMES[lang].short}
        </a>
      ))}
    </nav>
  );
}
