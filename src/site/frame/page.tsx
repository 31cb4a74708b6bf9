import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { SiteDetails, SocialLink } from "../../charity/site-details";
import type { Shown } from "../../platform/locale/fallback.server";
import { plainDay } from "../../platform/locale/format";
import {
  DEFAULT_LANG,
  FALLBACK_ORDER,
  fill,
  LANG_TAG,
  LANGS,
  type Lang,
  useLang,
  useLocale,
} from "../../platform/locale/lang";
import { Phrase } from "../../platform/locale/phrase";
import { useSiteWords } from "../../platform/locale/words/public";
import { mailHref, telephoneHref } from "../addresses/contact-links";
import { sharePath } from "../discovery/share-path";
import { fallbackWords, LANGUAGE_NAMES } from "./words/fallback";

/**
 * A link within the public site: `to` is the plain address (`/archive?year=2024`), to which the page's own
 * language prefix is added. A plain anchor, since pages have no client-side router.
 */
export function SiteLink({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { prefix } = useLocale();
  return <a href={siteHref(prefix, to)} {...rest} />;
}

/** The address of a page under a language prefix: `/tra` for the home page, `/tra/about` for others. */
export function siteHref(prefix: string, to: string): string {
  return prefix && to.startsWith("/") ? prefix + (to === "/" ? "" : to) : to;
}

/** The id of a page's main content, the target of the skip link past the header. */
export const MAIN = "content";

/** The id of the payment methods on Donate, for a link that skips the choice between them. */
export const GIVE = "give";

interface PageHeadProps {
  /** Of this page alone; the charity's name is added. Without one, the name is the title. */
  title?: string;
  description?: string;
  /** Plain address with its query, without language: `/archive?year=2024`. */
  path: string;
  /**
   * The languages in which the page exists; in another one it shows a fallback, which is marked for search
   * engines.
   */
  langs?: readonly Lang[];
  /** Address of the picture for link previews; by default that of the page. */
  image?: string;
  /** The description of that picture besides the title and the charity's name. */
  imageAlt?: string | null | undefined;
}

interface AlternatesProps {
  langs: readonly Lang[];
  address: (prefix: string) => string;
}

/** The addresses at which a page is there, each in its language. */
function Alternates({ langs, address }: AlternatesProps) {
  return (
    <>
      {langs.map((other) => (
        <link key={other} rel="alternate" hrefLang={LANG_TAG[other]} href={address(`/${other}`)} />
      ))}
      {/* Not the plain address: what it shows follows a cookie, and its canonical one is another. */}
      <link rel="alternate" hrefLang="x-default" href={address(`/${defaultOf(langs)}`)} />
    </>
  );
}

/** The language for readers of any other: English where the page is there in it. */
const defaultOf = (langs: readonly Lang[]): Lang =>
  FALLBACK_ORDER[DEFAULT_LANG].find((lang) => langs.includes(lang)) ?? DEFAULT_LANG;

/** The site's own origin, for addresses that leave it. */
export const useOrigin = (): string =>
  useRouteLoaderData<{ origin: string }>("site/frame/layout")?.origin ?? "";

/** The head of a page for browsers, search engines and link previews. React puts it into the head. */
export function PageHead({ title, description, path, langs = LANGS, image, imageAlt }: PageHeadProps) {
  const lang = useLang();
  const origin = useOrigin();
  const { name } = useSiteDetails();
  const full = title ? `${title} – ${name}` : name;
  const pictured = imageAlt ? `${full} – ${imageAlt}` : full;
  const address = (prefix: string) => origin + siteHref(prefix, path);
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" property="og:description" content={description} />}
      <link rel="canonical" href={address(`/${lang}`)} />
      {langs.includes(lang) ? (
        <Alternates langs={langs} address={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={title ?? name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address(`/${lang}`)} />
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={origin + (image ?? sharePath(path, lang))} />
      <meta property="og:image:alt" content={pictured} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Else it says no more than the title beside it. */}
      {imageAlt && <meta name="twitter:image:alt" content={pictured} />}
    </>
  );
}

/** The subject of a page in large letters below its name: its Chinese lines end between words. */
export function Lead({ text }: { text: string }) {
  return (
    <p className="lead">
      <Phrase text={text} lang={useLang()} />
    </p>
  );
}

/** Of the charity's details what the frame of every page says, in the language of the page. */
export interface ShownDetails {
  name: string;
  shortName: string;
  phone: string;
  fax: string;
  email: string;
  address: string;
  social: readonly SocialLink[];
  registrationReference: string;
}

/** Takes from the details what pages show in `lang`: little, since pages whose scripts need it carry it as data. */
export function shownDetails(details: SiteDetails, lang: Lang): ShownDetails {
  const { name, shortName, phone, fax, email, address, social, registrationReference } = details;
  return {
    name: name[lang],
    shortName: shortName[lang],
    phone,
    fax,
    email,
    address: address[lang],
    social,
    registrationReference,
  };
}

/** For the page that says that not even the root could be rendered; it shows none of this. */
const NOTHING: ShownDetails = {
  name: "",
  shortName: "",
  phone: "",
  fax: "",
  email: "",
  address: "",
  social: [],
  registrationReference: "",
};

type DetailsState = readonly [ShownDetails, (details: ShownDetails) => void];

const SiteDetailsContext = createContext<DetailsState>([NOTHING, () => {}]);

interface SiteDetailsProviderProps {
  /** As the server sent them with the document. */
  details: ShownDetails | undefined;
  children: ReactNode;
}

/** Provides the charity's details to its children. */
export function SiteDetailsProvider({ details, children }: SiteDetailsProviderProps) {
  const shown = useState(details ?? NOTHING);
  return <SiteDetailsContext value={shown}>{children}</SiteDetailsContext>;
}

/** The charity's name, numbers and addresses in the language of the page. */
export function useSiteDetails(): ShownDetails {
  return useContext(SiteDetailsContext)[0];
}

/** Shows other details in the document that is open, as after they were edited in it. */
export function useShowSiteDetails(): (details: ShownDetails) => void {
  return useContext(SiteDetailsContext)[1];
}

/** Phone, fax, e-mail and address of the charity, as a definition list. */
export function ContactList() {
  const words = useSiteWords();
  const { phone, fax, email, address } = useSiteDetails();
  const host = email.indexOf("@") + 1;
  return (
    <dl className="contact-list">
      <dt>{words.phone}</dt>
      <dd>
        <a href={telephoneHref(phone)}>{phone}</a>
      </dd>
      {fax && (
        <>
          <dt>{words.fax}</dt>
          <dd>{fax}</dd>
        </>
      )}
      <dt>{words.email}</dt>
      <dd>
        <a href={mailHref(email)}>
          <span>
            {email.slice(0, host)}
            <wbr />
            {email.slice(host)}
          </span>
        </a>
      </dd>
      <dt>{words.address}</dt>
      <dd>
        <address>{address}</address>
      </dd>
    </dl>
  );
}

/** "Last reviewed: 21 November 2026". `date` is `YYYY-MM-DD`. */
export function ReviewDate({ date }: { date: string }) {
  const lang = useLang();
  const [before, after] = useSiteWords().lastReviewed.split("{date}");
  return (
    <span className="together">
      {before}
      <time dateTime={date}>{plainDay(date, lang)}</time>
      {after}
    </span>
  );
}

/**
 * Says, in the reader's language, which may differ from that of the surroundings, that a text is in another
 * language or was converted. Nothing when it is neither.
 */
export function FallbackNote({ shown }: { shown: Shown }) {
  const lang = useLang();
  const source = shown.from ?? (shown.lang === lang ? undefined : shown.lang);
  if (!source || shown.text === "") return null;
  return (
    <p className="fallback-note" lang={LANG_TAG[lang]}>
      {fallbackSentence(source, lang, shown.from !== undefined)}
    </p>
  );
}

/** The same as a sentence: that readers of a language are shown another one, or what was converted from it. */
export function fallbackSentence(source: Lang, reader: Lang, isConverted: boolean): string {
  const { converted, translated } = fallbackWords[reader];
  return fill(isConverted ? converted : translated, { language: LANGUAGE_NAMES[reader][source] });
}
