import { sectionsIn } from "../content/richtext/sections";
import { pageEntry } from "../features/pages/page-texts.server";
import { localeContext } from "../platform/loader-context.server";
import { hongKongDay } from "../platform/locale/format";
import { useSiteWords } from "../platform/locale/words/public";
import { ContactList, Lead, PageHead, ReviewDate, SiteLink } from "../site/frame/page";
import type { Route } from "./+types/accessibility";
import { accessibility } from "./accessibility/definition";
import policyCss from "./privacy/policy.css?url";
import { PolicySection } from "./privacy/policy-section";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: policyCss }];

export async function loader({ context }: Route.LoaderArgs) {
  const { [context.get(localeContext).lang]: texts, lastReviewed } = await pageEntry(context, accessibility);
  return { ...texts, sections: sectionsIn(texts.body), reviewed: hongKongDay(new Date(lastReviewed)) };
}

/** The page on what was tested for people with disabilities and what was not, and to whom to report a barrier. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const words = useSiteWords();
  const { title, lead, reviewed, sections, contact } = loaderData;
  return (
    <>
      <PageHead title={title} description={lead} path="/accessibility" />
      <article className="content">
        <div className="page-title stack measure">
          <h1>{title}</h1>
          <Lead text={lead} />
          <p className="card-meta">
            <ReviewDate date={reviewed} />
          </p>
          <p className="actions">
            <SiteLink className="button button-quiet" to="/comfort">
              {words.comfort}
            </SiteLink>
          </p>
        </div>
        {sections.map((section) => (
          <PolicySection key={section.heading} {...section} />
        ))}
        <section className="policy-section" aria-labelledby="tell-us">
          <h2 id="tell-us">{contact.title}</h2>
          <div className="stack">
            <p className="measure">{contact.text}</p>
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
