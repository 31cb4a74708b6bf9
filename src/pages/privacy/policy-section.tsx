import { useLang } from "../../core/locale/lang-context";
import type { PrivacySection } from "../../site/privacy-section";

/** One part of the statement: its heading in the margin, what it says beside it. */
export function PolicySection({ section: { heading, paragraphs, list } }: { section: PrivacySection }) {
  const lang = useLang();
  return (
    <section className="policy-section">
      <h2>{heading[lang]}</h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.eng}>{paragraph[lang]}</p>
        ))}
        {list && (
          <ul>
            {list.map((item) => (
              <li key={item.eng}>{item[lang]}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
