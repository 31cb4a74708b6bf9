import { useEffect, useState } from "react";
import { Link } from "react-router";
import { createClient } from "../../../core/api/client";
import type { OutputOf } from "../../../core/api/contract";
import { useWords } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { consentsContract } from "../../consents/contract";
import { mediaWords } from "../words";

const api = createClient(consentsContract);

type Consents = OutputOf<(typeof consentsContract)["ofFile"]>["consents"];

/** Whose consents name a file, or what it was cut from; asked for when it is shown. */
export function FileConsents({ id: media_id }: { id: string }) {
  const words = useWords(mediaWords);
  const [consents, setConsents] = useState<Consents>();
  useEffect(() => {
    const stop = new AbortController();
    // Without an answer there is nothing to say: the rest of the screen stays of use.
    api.ofFile({ media_id }, stop.signal).then(
      (answer) => setConsents(answer.consents),
      () => {},
    );
    return () => stop.abort();
  }, [media_id]);
  if (!consents) return null;
  return (
    <section aria-labelledby="media-consents">
      <h2 id="media-consents">{words.consents}</h2>
      <p>{consents.length > 0 ? words.consentsText : words.consentsNone}</p>
      {consents.length > 0 ? (
        <ul>
          {consents.map(({ _id, person }) => (
            <li key={_id}>
              <Link to={`/cms/consent?consent_id=${_id}`} className="inline-flex min-h-12 items-center">
                <Name text={person} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Link to="/cms/addconsent" className="button button-quiet">
          {words.addConsent}
        </Link>
      )}
    </section>
  );
}
