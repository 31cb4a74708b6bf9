import { createClient, useChanges } from "../../../platform/http/client";
import { useLang, useWords } from "../../../platform/locale/lang";
import { CsvImport } from "../../../ui/csv/csv-import";
import { redirectsContract } from "../contract";
import { redirects } from "../definition";
import { redirectScreenWords } from "../words";

const api = createClient(redirectsContract);

/** Redirects from a CSV file. */
export default function ImportRedirects() {
  const words = useWords(redirectScreenWords);
  const changes = useChanges(redirectsContract);
  return (
    <CsvImport
      title={words.importTitle}
      list={redirects.words[useLang()].list}
      address="/cms/redirects"
      read={() => api.export({})}
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
