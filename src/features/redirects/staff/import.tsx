import { useChanges } from "../../../core/api/client";
import { CsvImport } from "../../../core/csv/csv-import";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { redirectsContract } from "../contract";
import { redirects } from "../definition";
import { redirectScreenWords } from "../words";

/** Redirects from a CSV file. */
export default function ImportRedirects() {
  const words = useWords(redirectScreenWords);
  const changes = useChanges(redirectsContract);
  return (
    <CsvImport
      title={words.importTitle}
      list={redirects.words[useLang()].list}
      address="/cms/redirects"
      send={(given) => changes.import(given)}
    >
      <p>{words.importText}</p>
      <pre className="whitespace-pre-wrap wrap-anywhere">
        <code lang="en">{"/old-page,/about\n/2019/dinner.html,/archive"}</code>
      </pre>
      <p>{words.importKept}</p>
    </CsvImport>
  );
}
