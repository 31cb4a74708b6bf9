import { LANG_TAG, LANGS, type Lang, type Localized } from "../locale/lang";
import { useLang } from "../locale/lang-context";
import { langCookie } from "../locale/lang-cookie";
import { useStaffMessages } from "../locale/messages/staff";
import { useLeavePage } from "./unsaved";

const NAMES: Localized<{ short: string; name: string }> = {
  eng: { short: "Eng", name: "English" },
  tra: { short: "繁體", name: "繁體中文" },
  sim: { short: "简体", name: "简体中文" },
};

/** The staff area has one address for each screen, so its language is the cookie's and nothing else. */
export function StaffLanguages() {
  const current = useLang();
  const { leave, question } = useLeavePage();
  const choose = (lang: Lang) => {
    // biome-ignore lint/suspicious/noDocumentCookie: a preference, readable by design
    document.cookie = langCookie(lang, window.location.protocol === "https:");
    window.location.reload();
  };
  return (
    <fieldset className="languages" aria-label={useStaffMessages().language}>
      {LANGS.map((lang) => (
        <button
          key={lang}
          type="button"
          className="nav-link"
          lang={LANG_TAG[lang]}
          aria-label={NAMES[lang].name}
          aria-pressed={lang === current}
          onClick={() => leave(() => choose(lang))}
        >
          {NAMES[lang].short}
        </button>
      ))}
      {question}
    </fieldset>
  );
}
