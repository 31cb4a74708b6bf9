import type { Shown } from "../../core/locale/fallback.server";
import { fill } from "../../core/locale/fill";
import { LANG_TAG } from "../../core/locale/lang";
import { useLang } from "../../core/locale/lang-context";
import { useSiteWords } from "../../core/locale/use-site-words";
import { InlineScript } from "../../core/site/security/inline-script";

/** Shows the button where the browser can copy, and says so when it has. */
const COPY = `(s=>{const b=s.previousElementSibling;if(navigator.clipboard){b.hidden=false;b.onclick=()=>navigator.clipboard.writeText(b.dataset.copy).then(()=>{s.textContent=b.dataset.copied})}})(document.currentScript.previousElementSibling)`;

interface DetailProps {
  label: string;
  /** Which language it is in is said where that is not the page's. */
  value: string | Shown;
  /** Offers a button that copies the value; only a page with JavaScript shows it. */
  copies?: boolean;
}

/** A name and its value in a list of account details; a click selects the whole value. Nothing when it is blank. */
export function Detail({ label, value, copies }: DetailProps) {
  const words = useSiteWords();
  const page = useLang();
  const { text, lang } = typeof value === "string" ? { text: value, lang: page } : value;
  if (text === "") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="account-value" lang={lang === page ? undefined : LANG_TAG[lang]}>
          {text}
        </span>
        {copies && (
          <>
            <button
              type="button"
              className="button button-quiet"
              data-copy={text}
              data-copied={words.copied}
              aria-label={fill(words.copyNumber, { label })}
              hidden
            >
              {words.copy}
            </button>
            <span role="status" className="card-meta" />
            <InlineScript code={COPY} />
          </>
        )}
      </dd>
    </div>
  );
}
