import type { ReactNode } from "react";
import { data, Outlet, useLocation, useMatches } from "react-router";
import { WideDrawing } from "../../art/wide-drawing";
import { outageContext } from "../../platform/db/outage.server";
import { InlineScript } from "../../platform/http/security/inline-script";
import { depsContext } from "../../platform/loader-context.server";
import {
  FALLBACK_ORDER,
  fill,
  isLang,
  LANG_NAMES,
  LANG_TAG,
  LANGS,
  type Lang,
  useLang,
  useLocale,
} from "../../platform/locale/lang";
import { Headline } from "../../platform/locale/phrase";
import { useSiteWords } from "../../platform/locale/words/public";
import { plainPath } from "../addresses/canonical-address";
import { telephoneHref } from "../addresses/contact-links";
import { useMirror } from "../mirror/mirror-context";
import { PAGE_SCRIPT, speculationRules } from "../page/every-page-scripts";
import type { Route } from "./+types/layout";
import { ErrorView } from "./error-view";
import { langTag, MenuLink, type ShownLink, useCurrent, useMenu } from "./menu";
import { type Place, placesOf } from "./menu-room";
import { ContactList, fallbackSentence, GIVE, MAIN, SiteLink, siteHref, useSiteDetails } from "./page";

export function loader({ context, params: { lang } }: Route.LoaderArgs) {
  if (lang !== undefined && !isLang(lang)) throw data(null, { status: 404 });
  const { away, form } = context.get(outageContext);
  if (away && !form) throw data(null, { status: 503 });
  return { origin: context.get(depsContext).config.publicUrl };
}

/** The frame of every public page: skip link, header, main, footer, and a few hundred bytes of script. */
function PublicFrame({ children }: { children: ReactNode }) {
  const rules = speculationRules(useLang());
  const isMirror = useMirror() !== undefined; // whose links have another prefix
  return (
    <>
      <a className="skip-link" href={`#${MAIN}`}>
        {useSiteWords().skip}
      </a>
      <Header />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <InlineScript code={PAGE_SCRIPT} />
      {!isMirror && <InlineScript code={rules} type="speculationrules" />}
    </>
  );
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame>
      <ErrorView error={error} />
    </PublicFrame>
  );
}

/** The languages in which the page is there, as its loader says them: all, unless it shows an entry. */
const useLangsOfPage = (): readonly Lang[] =>
  useMatches()
    .map(({ loaderData }) => (loaderData as { langs?: readonly Lang[] } | null | undefined)?.langs)
    .findLast((langs) => langs !== undefined) ?? LANGS;

/**
 * Links to this same page in the other languages; following one stores the choice in a cookie. One in which
 * the page does not exist says what is shown instead. `wideOnly`: not where the menu has them.
 */
function LanguageSwitcher({ wideOnly = false }: { wideOnly?: boolean }) {
  const { pathname, search } = useLocation();
  const current = useLang();
  const langs = useLangsOfPage();
  const page = plainPath(pathname) + search;
  return (
    <nav className={wideOnly ? "languages wide-only" : "languages"} aria-label={useSiteWords().language}>
      {LANGS.map((lang) => {
        const source = FALLBACK_ORDER[lang].find((each) => langs.includes(each)) ?? lang;
        const instead =
          source === lang ? undefined : fallbackSentence(source, lang, source !== "eng" && lang !== "eng");
        const { name, short } = LANG_NAMES[lang];
        return (
          <a
            key={lang}
            href={siteHref(`/${lang}`, page)}
            lang={LANG_TAG[lang]}
            hrefLang={instead === undefined ? LANG_TAG[lang] : undefined}
            title={instead}
            aria-current={lang === current ? "true" : undefined}
            aria-label={instead === undefined ? name : `${name} – ${instead}`}
          >
            {short}
          </a>
        );
      })}
    </nav>
  );
}

/** The field of the search, with a lens that sends it; none in a mirror, where nothing answers it. */
function SearchField() {
  const { search } = useSiteWords();
  const { prefix } = useLocale();
  if (useMirror()) return null;
  return (
    <search>
      <form action={siteHref(prefix, "/search")}>
        <input type="search" aria-label={search} placeholder={search} name="q" />
        <button type="submit" className="button">
          {search}
        </button>
      </form>
    </search>
  );
}

/** Logo, navigation, language and Donate; on a phone the navigation is behind Menu, Donate never is. */
function Header() {
  const { shortName, phone } = useSiteDetails();
  const words = useSiteWords();
  const { header, donate } = useMenu();
  const current = useCurrent();
  const isMirror = useMirror() !== undefined;
  return (
    <header className="site-header">
      <div className="site-header-row">
        <SiteLink to="/" className="brand">
          {shortName}
        </SiteLink>
        <nav className="wide-nav" aria-label={words.mainNavigation}>
          <WideEntries {...{ header, donate }} brand={shortName} />
        </nav>
        <LanguageSwitcher wideOnly />
        <SearchField />
        <SiteLink
          to={`/donate#${GIVE}`}
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
            <SearchField />
            <LanguageSwitcher />
            <nav aria-label={words.mainNavigation}>
              <NavLinks links={linksOf(header)} />
            </nav>
            <a className="button button-main" href={telephoneHref(phone)}>
              {fill(words.call, { phone })}
            </a>
            {!isMirror && (
              <SiteLink
                className="button button-quiet"
                to="/comfort"
                aria-current={current("/comfort") || undefined}
              >
                {words.comfort}
              </SiteLink>
            )}
          </div>
        </details>
      </div>
    </header>
  );
}

type Entries = ReturnType<typeof useMenu>["header"];

/**
 * The entries of the menu in a row. Those without room are under More at its end, in a narrower window more
 * of them: Donate does not move.
 */
function WideEntries({ header, donate, brand }: { header: Entries; donate: string; brand: string }) {
  const { more } = useSiteWords();
  const entries = header.map((entry) => ({ text: entry.text, isGroup: "links" in entry }));
  const places = placesOf(entries, { brand, donate, more });
  const at = (...wanted: Place[]) => header.filter((_, index) => wanted.includes(places[index] ?? "row"));
  const [crowded, hidden] = [at("wideRow"), at("more")];
  return (
    <>
      {at("row").map((entry) => (
        <WideEntry key={keyOf(entry)} entry={entry} />
      ))}
      {crowded.map((entry) => (
        <WideEntry key={keyOf(entry)} entry={entry} className="roomy" />
      ))}
      {crowded.length + hidden.length > 0 && (
        <details className={hidden.length > 0 ? "nav-group nav-more" : "nav-group nav-more crowded"}>
          <summary>{more}</summary>
          <div className="nav-panel">
            {crowded.length > 0 && (
              <div className="crowded">
                <NavLinks links={linksOf(crowded)} />
              </div>
            )}
            <NavLinks links={linksOf(hidden)} />
          </div>
        </details>
      )}
    </>
  );
}

const keyOf = (entry: Entries[number]) => ("links" in entry ? entry.text : `${entry.to} ${entry.text}`);

const linksOf = (entries: Entries): readonly ShownLink[] =>
  entries.flatMap((entry) => ("links" in entry ? entry.links : entry));

/** A link of the row, or a heading that opens the links under it. */
function WideEntry({ entry, className }: { entry: Entries[number]; className?: string }) {
  const current = useCurrent();
  if (!("links" in entry)) return <NavLinks links={[entry]} className={className} />;
  return (
    <details className={className ? `nav-group ${className}` : "nav-group"}>
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
  );
}

interface NavLinksProps {
  links: readonly ShownLink[];
  className?: string | undefined;
}

function NavLinks({ links, className }: NavLinksProps) {
  const current = useCurrent();
  return links.map((link) => (
    <MenuLink
      key={`${link.to} ${link.text}`}
      link={link}
      className={className ? `nav-link ${className}` : "nav-link"}
      current={current(link.to)}
    />
  ));
}

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
function Footer() {
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
