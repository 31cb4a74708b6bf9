import { PdfLink } from "../../../media/pdf-link";
import { useWords } from "../../../platform/locale/lang";
import type { ShownForm } from "../feature.server";
import { formsWords } from "./words";

/** The number of forms in the first group. */
const FIRST = 2;

interface FormsSectionProps {
  title: string;
  text: string;
  forms: ShownForm[];
}

/** The forms of the page's language: the first two large, the rest below. Nothing while there are none. */
export function FormsSection({ title, text, forms }: FormsSectionProps) {
  const words = useWords(formsWords);
  if (forms.length === 0) return null;
  const rest = forms.slice(FIRST);
  return (
    <section className="section" aria-labelledby="forms">
      <div className="content margin-grid">
        <div className="stack margin-note">
          <h2 id="forms">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="stack">
          <ul className="actions pdf-list">
            {forms.slice(0, FIRST).map((form) => (
              <li key={form.id}>
                <PdfLink pdf={form} className="button button-quiet" />
              </li>
            ))}
          </ul>
          {rest.length > 0 && (
            <>
              <h3>{words.more}</h3>
              <ul className="pdf-list">
                {rest.map((form) => (
                  <li key={form.id}>
                    <PdfLink pdf={form} className="pdf-link" />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
