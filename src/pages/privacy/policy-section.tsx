import type { PrivacySection } from "../../charity/privacy-texts";
import { fill } from "../../core/locale/fill";
import type { Localized } from "../../core/locale/lang";
import { useLang } from "../../core/locale/lang-context";
import { useSiteDetails } from "../../core/site/frame/site-details-context";

interface PolicySectionProps {
  section: PrivacySection;
  /** The values of placeholders besides the charity's names. */
  values?: Record<string, string | number>;
}

/** One part of the statement: its heading in the margin, what it says beside it. */
export function PolicySection({ section, values }: PolicySectionProps) {
  const { heading, paragraphs, list } = section;
  const lang = useLang();
  const { name, shortName } = useSiteDetails();
  const say = (text: Localized) => fill(text[lang], { name, shortName, ...values });
  return (
    <section className="policy-section">
      <h2>{heading[lang]}</h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.eng}>{say(paragraph)}</p>
        ))}
        {list && (
          <ul>
            {list.map((item) => (
              <li key={item.eng}>{say(item)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
