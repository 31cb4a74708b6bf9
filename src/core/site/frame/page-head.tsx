import { useRouteLoaderData } from "react-router";
import { DEFAULT_LANG, LANG_TAG, LANGS } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { sharePath } from "../discovery/share-path";
import { siteHref } from "./link";
import { useSiteDetails } from "./site-details-context";

interface PageHeadProps {
  /** Of this page alone; the charity's name is added. Without one, the name stands alone. */
  title?: string;
  description?: string;
  /** Plain address with its query, without language: `/archive?year=2024`. */
  path: string;
  /** Address of the picture for link previews; without one, that of the page. */
  image?: string;
  /** The description of what that picture shows beside the title and the charity's name. */
  imageAlt?: string | null | undefined;
}

/** The head of a page for browsers, search engines and link previews. React puts it into the head. */
export function PageHead({ title, description, path, image, imageAlt }: PageHeadProps) {
  const lang = useLang();
  const origin = useRouteLoaderData<{ origin: string }>("core/site/frame/layout")?.origin ?? "";
  const { name } = useSiteDetails();
  const full = title ? `${title} – ${name}` : name;
  const address = (prefix: string) => origin + siteHref(prefix, path);
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address(`/${lang}`)} />
      {LANGS.map((other) => (
        <link key={other} rel="alternate" hrefLang={LANG_TAG[other]} href={address(`/${other}`)} />
      ))}
      {/* Not the plain address: what it shows follows a cookie, and its canonical one is another. */}
      <link rel="alternate" hrefLang="x-default" href={address(`/${DEFAULT_LANG}`)} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address(`/${lang}`)} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origin + (image ?? sharePath(path, lang))} />
      <meta property="og:image:alt" content={imageAlt ? `${full} – ${imageAlt}` : full} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
