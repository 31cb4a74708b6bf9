import { useLang } from "../../locale/lang-context";
import { Phrase } from "../../locale/phrase";

/** What a page is about, in large letters below its name: its Chinese lines end between words. */
export function Lead({ text }: { text: string }) {
  return (
    <p className="lead">
      <Phrase text={text} lang={useLang()} />
    </p>
  );
}
