import { CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { type LibraryFile, libraryContract } from "../../../media/library-contract";
import { createClient } from "../../../platform/http/client";
import type { OutputOf } from "../../../platform/http/contract";
import { fileSize } from "../../../platform/locale/format";
import { fill, LANG_TAG } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { mediaWords } from "../words";

const api = createClient(libraryContract);

type Checks = OutputOf<(typeof libraryContract)["checks"]>["checks"];

/** Bytes from which a PDF takes long on a phone. */
const LARGE = 5_000_000;

/** Whether a PDF is accessible, in plain words, and what to do where not; fetched when shown. */
export function PdfReading({ file: { _id: media_id, bytes } }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const lang = useLang();
  const [checks, setChecks] = useState<Checks | "looking">("looking");
  useEffect(() => {
    const stop = new AbortController();
    api.checks({ media_id }, stop.signal).then(
      (answer) => setChecks(answer.checks),
      () => !stop.signal.aborted && setChecks(null),
    );
    return () => stop.abort();
  }, [media_id]);
  return (
    <section aria-labelledby="media-checks">
      <h2 id="media-checks">{words.checks}</h2>
      <p role="status" className="field-hint">
        {checks === "looking" ? words.checking : checks === null && words.checksFailed}
      </p>
      {checks !== null && checks !== "looking" && (
        <ul className="media-checks">
          <Check isGood>{fill(words.pages, { count: checks.pages })}</Check>
          <Check isGood={checks.hasText}>{checks.hasText ? words.hasText : words.noText}</Check>
          <Check isGood={checks.isTagged}>{checks.isTagged ? words.isTagged : words.notTagged}</Check>
          <Check isGood={checks.lang !== ""}>
            {checks.lang
              ? fill(words.hasLang, { lang: nameOfLanguage(checks.lang, LANG_TAG[lang]) })
              : words.noLang}
          </Check>
          {bytes > LARGE && (
            <Check isGood={false}>{fill(words.large, { size: fileSize(bytes, lang) })}</Check>
          )}
        </ul>
      )}
    </section>
  );
}

/** A language as people call it; its tag where that is none. */
function nameOfLanguage(tag: string, reader: string): string {
  try {
    return new Intl.DisplayNames(reader, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Sign = isGood ? CircleCheck : TriangleAlert;
  return (
    <li>
      <Sign aria-hidden="true" size={20} />
      <span>{children}</span>
    </li>
  );
}
