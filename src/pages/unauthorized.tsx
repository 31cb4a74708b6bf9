import { SignInArt } from "../core/art/sign-in-art";
import { useLang } from "../core/locale/lang-context";
import { useSiteWords } from "../core/locale/words/public";
import { sharePath } from "../core/site/discovery/share-path";
import { PageHead } from "../core/site/frame/page-head";

/** Where a signed-out visitor of the staff area ends. */
export default function Unauthorized() {
  const words = useSiteWords();
  const lang = useLang();
  return (
    <section className="content notice-page">
      <PageHead
        title={words.unauthorizedTitle}
        description={words.unauthorizedText}
        path="/unauthorized"
        image={sharePath("/", lang)}
      />
      <SignInArt className="notice-art" shut />
      <h1>{words.unauthorizedTitle}</h1>
      <p>{words.unauthorizedText}</p>
      <p className="actions">
        <a className="button button-main" href="/cms/login">
          {words.loginLink}
        </a>
      </p>
    </section>
  );
}
