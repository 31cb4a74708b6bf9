import { useLocation } from "react-router";
import { LANG_TAG, LANGS, type Localized } from "../locale/lang";
import { useLang } from "../locale/lang-context";
import { useMessages } from "../locale/use-messages";
import { siteHref } from "./link";
import { plainPath } from "./plain-path";

/** Each language in its own script: short as seen, whole as heard. */
const NAMES: Localized<{ short: string; name: string }> = {
  eng: { short: "Eng", name: "English" },
  tra: { short: "繁體", name: "繁體中文" },
  sim: { short: "简体", name: "简体中文" },
};

/** Links to this same page in the other languages; following one keeps the choice in a cookie. */
export function LanguageSwitcher({ className = "" }: { className?: string }) {
  const { pathname, search } = useLocation();
  const current = useLang();
  const page = plainPath(pathname) + search;
  return (
    <nav className={`languages ${className}`} aria-label={useMessages().language}>
      {LANGS.map((lang) => (
        <a
          key={lang}
          href={siteHref(`/${lang}`, page)}
          lang={LANG_TAG[lang]}
          hrefLang={LANG_TAG[lang]}
          aria-current={lang === current ? "true" : undefined}
          aria-label={NAMES[lang].name}
        >
          {NAMES[lang].short}
        </a>
      ))}
    </nav>
  );
}
