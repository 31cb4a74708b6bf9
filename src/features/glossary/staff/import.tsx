import { createClient, useChanges } from "../../../platform/http/client";
import { useLang, useWords } from "../../../platform/locale/lang";
import { CsvImport } from "../../../ui/csv/csv-import";
import { glossaryContract } from "../contract";
import { glossary } from "../definition";
import { glossaryScreenWords } from "../words";

const api = createClient(glossaryContract);

/** Terms from a CSV file. */
export default function ImportGlossary() {
  const words = useWords(glossaryScreenWords);
  const changes = useChanges(glossaryContract);
  return (
    <CsvImport
      title={words.importTitle}
      list={glossary.words[useLang()].list}
      address="/cms/glossary"
      read={() => api.export({})}
      send={(given) => changes.import(given)}
    >
      <p>{words.importText}</p>
      <pre className="whitespace-pre-wrap wrap-anywhere">
        <code lang="zh-Hant-HK">{"的士,出租车,taxi,,,both\n九龍巴士,,Kowloon Motor Bus,,never"}</code>
      </pre>
      <p>{words.importKept}</p>
    </CsvImport>
  );
}
