import { WideDrawing } from "../art/wide-drawing";
import { pageEntry } from "../features/pages/page-texts.server";
import { visitSettings } from "../features/visits/settings.server";
import { settingsOf } from "../platform/config/config.server";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { hongKongDay, plainDay } from "../platform/locale/format";
import { fill, useLang, useWords } from "../platform/locale/lang";
import { Phrase } from "../platform/locale/phrase";
import { useSiteWords } from "../platform/locale/words/public";
import type { NoticeVersion } from "../platform/notice-version";
import { ContactList, PageHead, ReviewDate } from "../site/frame/page";
import { siteDetailsFor } from "../site/frame/site-details.server";
import { noticeFor } from "../site/notice/notice-in-force.server";
import type { Route } from "./+types/privacy";
import { privacy } from "./privacy/definition";
import { noticeParts } from "./privacy/notice.server";
import policyCss from "./privacy/policy.css?url";
import { PolicySection } from "./privacy/policy-section";
import { privacyPageWords } from "./privacy/words";

/** Anchor of whom to write to. */
const OFFICER = "privacy-officer";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: policyCss }];

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(localeContext);
  const { config } = context.get(depsContext);
  const { messageRetentionMonths: messageMonths } = config;
  const { counts } = settingsOf(config, visitSettings);
  const { name, shortName } = await siteDetailsFor(context);
  const entry = await pageEntry(context, privacy);
  const { title, description } = entry[lang];
  return {
    title,
    description,
    sections: noticeParts(entry, lang, { name, shortName, messageMonths, counts }),
    reviewed: hongKongDay(new Date(entry.lastReviewed)),
    notice: await noticeFor(context),
  };
}

/** The privacy statement, and below it whom to write to about one's data. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, description, reviewed, sections, notice } = loaderData;
  const lang = useLang();
  const words = useWords(privacyPageWords);
  const parts = sections.map((section, at) => ({ ...section, id: `part-${at + 1}` }));
  return (
    <>
      <PageHead title={title} description={description} path="/privacy" />
      <article className="content">
        <div className="page-title stack">
          <h1 className="policy-title">
            <Phrase text={title} lang={lang} />
          </h1>
          <p className="card-meta">
            {notice && <Version {...notice} />}
            <ReviewDate date={reviewed} />
          </p>
        </div>
        <Contents parts={[...parts, { id: OFFICER, heading: words.privacyOfficer }]} />
        {parts.map((part) => (
          <PolicySection key={part.id} {...part} />
        ))}
      </article>
      <WideDrawing name="branch" className="policy-break" />
      <div className="content">
        <section className="policy-section" aria-labelledby={OFFICER}>
          <h2 id={OFFICER}>{words.privacyOfficer}</h2>
          <ContactList />
        </section>
      </div>
    </>
  );
}

/** "Version 3, 24 November 2026", as forms name it. */
function Version({ number, since }: NoticeVersion) {
  const lang = useLang();
  const [before, after] = fill(useWords(privacyPageWords).version, { number }).split("{date}");
  return (
    <>
      {before}
      <time dateTime={hongKongDay(new Date(since))}>{plainDay(since, lang)}</time>
      {after}
      {" · "}
    </>
  );
}

interface ContentsProps {
  /** The parts of the statement: the id of each, and its heading. */
  parts: readonly { id: string; heading: string }[];
}

/** Links to the parts of a long statement, folded: readers of the whole text pass one line. */
function Contents({ parts }: ContentsProps) {
  const { onThisPage } = useSiteWords();
  return (
    <details className="fold policy-ways">
      <summary>{onThisPage}</summary>
      <nav aria-label={onThisPage}>
        <ul>
          {parts.map(
            ({ id, heading }) =>
              heading && (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </details>
  );
}
