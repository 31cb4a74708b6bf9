import { useRouteLoaderData } from "react-router";
import { siteConfig } from "../../site.config";
import { LANG_TAG, LANGS } from "../locale/lang";
import { useLang } from "../locale/lang-context";
import { siteHref } from "./link";

interface PageHeadProps {
  /** Of this page alone; the charity's name is added. Without one, the name stands alone. */
  title?: string;
  description?: string;
  /** Plain address with its query, without language: `/archive?year=2024`. */
  path: string;
  /** Address of an image for link previews. */
  image?: string;
}

/** What a page says of itself to browsers, search engines and link previews. React puts it into the head. */
export function PageHead({ title, description, path, image }: PageHeadProps) {
  const lang = useLang();
  const origin = useRouteLoaderData<{ origin: string }>("core/site/layout")?.origin ?? "";
  const name = siteConfig.name[lang];
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
      <link rel="alternate" hrefLang="x-default" href={address("")} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address(`/${lang}`)} />
      {image && <meta property="og:image" content={origin + image} />}
    </>
  );
}
