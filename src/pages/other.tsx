import { data } from "react-router";
import { WideDrawing } from "../art/wide-drawing";
import { RichText } from "../content/richtext/rich-text";
import { type FreePageView, freePageView } from "../features/free-pages/feature.server";
import { plainText } from "../platform/html/text";
import { depsContext, localeContext } from "../platform/loader-context.server";
import { LANG_TAG, otherLang, useLang } from "../platform/locale/lang";
import { Headline } from "../platform/locale/phrase";
import { useSiteWords } from "../platform/locale/words/public";
import { entrySharePath } from "../site/discovery/share-path";
import { questionsIn, StructuredData, useBreadcrumbs } from "../site/discovery/structured-data";
import { ContactList, FallbackNote, PageHead, SiteLink } from "../site/frame/page";
import { Share } from "../site/share/share";
import type { Route } from "./+types/other";

/** Any address that no other page has: a page that staff made; else the frame around it shows the 404 page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const made = await deps.addresses.madeAt(deps, `/${params["*"]}`);
  const page = made && (await freePageView(deps.db, made.id, context.get(localeContext).lang));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function OtherPage({ loaderData }: Route.ComponentProps) {
  return <FreePage page={loaderData} />;
}

/** A page that staff made: its text, parts that open, links, and how to reach the charity. */
function FreePage({ page }: { page: FreePageView }) {
  const lang = useLang();
  const words = useSiteWords();
  const { title, body, parts, links, shown, images } = page;
  const questions = questionsIn(parts.map((part) => ({ heading: part.heading, text: plainText(part.body) })));
  const crumbs = useBreadcrumbs({ path: page.address, name: title });
  return (
    <div className={page.contact ? "content free-page-grid" : "content free-page-alone"}>
      <PageHead
        title={title}
        {...(page.description !== "" && { description: page.description })}
        path={page.address}
        langs={page.langs}
        image={entrySharePath("free-pages", page.id, lang)}
      />
      <StructuredData things={[questions ?? [], crumbs].flat()} />
      <article className="free-page" lang={otherLang(shown, lang)}>
        <h1>
          <Headline text={title} lang={shown.lang} />
        </h1>
        <WideDrawing name="branch" className="free-page-art" />
        <FallbackNote shown={shown} />
        {body !== "" && <RichText html={body} images={images} title={title} />}
        {parts.map((part, at) => (
          <details key={`${at + 1} ${part.heading}`} className="fold">
            <summary>
              <h2>{part.heading}</h2>
            </summary>
            <RichText html={part.body} images={images} title={title} />
          </details>
        ))}
        {links.length > 0 && (
          <ul className="free-page-links">
            {links.map(({ label, address }, at) => (
              <li key={`${at + 1} ${address}`}>
                <SiteLink to={address}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
        <div lang={LANG_TAG[lang]}>
          <Share path={page.address} title={title} />
        </div>
      </article>
      {page.contact && (
        <section className="free-page-contact" aria-labelledby="free-page-contact">
          <h2 id="free-page-contact">{words.contactUs}</h2>
          <ContactList />
        </section>
      )}
    </div>
  );
}
