import { useLang } from "../../locale/lang-context";
import { Phrase } from "../../locale/phrase";

/** The subject of a page in large letters below its name: its Chinese lines end between words. */
export function Lead({ text }: { text: string }) {
  return (
    <p className="lead">
      <Phrase text={text} lang={useLang()} />
    </p>
  );
}
