import { useLocation } from "react-router";
import { LANG_TAG, LANGS } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { LANG_NAMES } from "../../locale/lang-names";
import { useSiteWords } from "../../locale/use-site-words";
import { plainPath } from "../addresses/plain-path";
import { siteHref } from "./link";

/**
 * Links to this same page in the other languages; following one keeps the choice in a cookie. `wideOnly`: not where the
 * menu has them.
 */
export function LanguageSwitcher({ wideOnly = false }: { wideOnly?: boolean }) {
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
