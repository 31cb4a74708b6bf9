import { useLocation, useMatches } from "react-router";
import { FALLBACK_ORDER, LANG_NAMES, LANG_TAG, LANGS, type Lang } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { useSiteWords } from "../../locale/words/public";
import { plainPath } from "../addresses/canonical-address";
import { fallbackSentence } from "./fallback-note";
import { siteHref } from "./link";

/** The languages in which the page is there, as its loader says them: all, unless it shows an entry. */
const useLangsOfPage = (): readonly Lang[] =>
  useMatches()
    .map(({ loaderData }) => (loaderData as { langs?: readonly Lang[] } | null | undefined)?.langs)
    .findLast((langs) => langs !== undefined) ?? LANGS;

/**
 * Links to this same page in the other languages; following one keeps the choice in a cookie. One in which the page is
 * not there says what is shown in its place. `wideOnly`: not where the menu has them.
 */
export function LanguageSwitcher({ wideOnly = false }: { wideOnly?: boolean }) {
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
