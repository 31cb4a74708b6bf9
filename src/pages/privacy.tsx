import { privacyTexts } from "../charity/privacy-texts";
import { SectionBreak } from "../core/art/section-break";
import { depsContext } from "../core/deps.server";
import { useLang, useWords } from "../core/locale/lang-context";
import { Phrase } from "../core/locale/phrase";
import { ContactList } from "../core/site/frame/contact-list";
import { PageHead } from "../core/site/frame/page-head";
import { ReviewDate } from "../core/site/frame/review-date";
import type { Route } from "./+types/privacy";
import { PolicySection } from "./privacy/policy-section";
import { privacyPageWords } from "./privacy/words";

export function loader({ context }: Route.LoaderArgs) {
  return { messageMonths: context.get(depsContext).config.messageRetentionMonths };
}

/** The privacy statement, and below it whom to write to about one's data. */
export default function Privacy({ loaderData: { messageMonths } }: Route.ComponentProps) {
  const lang = useLang();
  const words = useWords(privacyPageWords);
  const { title, description, lastReviewed, sections } = privacyTexts;
  return (
    <>
      <PageHead title={title[lang]} description={description[lang]} path="/privacy" />
      <article className="content">
        <div className="page-title stack">
          <h1 className="policy-title">
            <Phrase text={title[lang]} lang={lang} />
          </h1>
          <p className="card-meta">
            <ReviewDate date={lastReviewed} />
          </p>
        </div>
        {sections.map((section) => (
          <PolicySection key={section.heading.eng} section={section} values={{ messageMonths }} />
        ))}
      </article>
      <SectionBreak className="policy-break" />
      <div className="content">
        <section className="policy-section" aria-labelledby="privacy-officer">
          <h2 id="privacy-officer">{words.privacyOfficer}</h2>
          <ContactList />
        </section>
      </div>
    </>
  );
}
