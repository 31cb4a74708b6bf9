import { newsDate } from "../../../platform/locale/format";
import { LANG_TAG, useLang } from "../../../platform/locale/lang";
import { SiteLink } from "../../../site/frame/page";
import type { ResultView, SearchView } from "../view.server";

/** The results of a page, the best first. */
export function ResultList({ results }: Pick<SearchView, "results">) {
  return (
    <ol className="search-results">
      {results.map((result) => (
        <li key={`${result.url} ${result.id}`}>
          <Result result={result} />
        </li>
      ))}
    </ol>
  );
}

function Result({ result: { url, kind, date, title, excerpt } }: { result: ResultView }) {
  const lang = useLang();
  const tagOf = (text: ResultView["title"]) => (text.lang === lang ? undefined : LANG_TAG[text.lang]);
  return (
    <>
      <h2 lang={tagOf(title)}>
        <SiteLink to={url}>
          <Marked text={title} />
        </SiteLink>
      </h2>
      <p className="card-meta">
        {kind}
        {date !== "" && (
          <>
            {" · "}
            <time dateTime={date}>{newsDate(date, lang)}</time>
          </>
        )}
      </p>
      {excerpt.stretches.length > 0 && (
        <p lang={tagOf(excerpt)}>
          <Marked text={excerpt} />
        </p>
      )}
    </>
  );
}

/** A text with the search words highlighted. */
function Marked({ text: { stretches } }: { text: ResultView["title"] }) {
  let at = 0;
  return stretches.map(({ text, found }) => {
    const key = at;
    at += text.length;
    return found ? <mark key={key}>{text}</mark> : text;
  });
}
