import { useLang } from "../../platform/locale/lang-context";
import { Phrase } from "../../platform/locale/phrase";

/** The subject of a page in large letters below its name: its Chinese lines end between words. */
export function Lead({ text }: { text: string }) {
  return (
    <p className="lead">
      <Phrase text={text} lang={useLang()} />
    </p>
  );
}
