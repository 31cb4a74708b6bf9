import { accessibilityTexts } from "../charity/accessibility-texts";
import { useLang } from "../core/locale/lang-context";
import { useSiteWords } from "../core/locale/words/public";
import { ContactList } from "../core/site/frame/contact-list";
import { SiteLink } from "../core/site/frame/link";
import { PageHead } from "../core/site/frame/page-head";
import { ReviewDate } from "../core/site/frame/review-date";
import { PolicySection } from "./privacy/policy-section";

/** The page on what was tested for people with disabilities and what was not, and whom to tell of a barrier. */
export default function Accessibility() {
  const lang = useLang();
  const words = useSiteWords();
  const { title, lead, lastReviewed, sections, contact } = accessibilityTexts;
  return (
    <>
      <PageHead title={title[lang]} description={lead[lang]} path="/accessibility" />
      <article className="content">
        <div className="page-title stack measure">
          <h1>{title[lang]}</h1>
          <p className="lead">{lead[lang]}</p>
          <p className="card-meta">
            <ReviewDate date={lastReviewed} />
          </p>
          <p className="actions">
            <SiteLink className="button button-quiet" to="/comfort">
              {words.comfort}
            </SiteLink>
          </p>
        </div>
        {sections.map((section) => (
          <PolicySection key={section.heading.eng} section={section} />
        ))}
        <section className="policy-section" aria-labelledby="tell-us">
          <h2 id="tell-us">{contact.heading[lang]}</h2>
          <div className="stack">
            <p className="measure">{contact.text[lang]}</p>
            <ContactList />
            <p className="actions">
              <SiteLink className="button button-main" to="/contact">
                {words.contactUs}
              </SiteLink>
            </p>
          </div>
        </section>
      </article>
    </>
  );
}
