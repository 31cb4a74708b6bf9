import { useRouteLoaderData } from "react-router";
import {
  DEFAULT_LANG,
  FALLBACK_ORDER,
  LANG_TAG,
  LANGS,
  type Lang,
  useLang,
} from "../../platform/locale/lang";
import { Phrase } from "../../platform/locale/phrase";
import { sharePath } from "../discovery/share-path";
import { siteHref } from "./link";
import { useSiteDetails } from "./site-details-context";

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
