import { SignInArt } from "../art/sign-in-art";
import { useLang, useWords } from "../platform/locale/lang";
import { sharePath } from "../site/discovery/share-path";
import { PageHead } from "../site/frame/page";
import { signedOutWords } from "./unauthorized/words";

/** The page for signed-out visitors of the staff area. */
export default function Unauthorized() {
  const words = useWords(signedOutWords);
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
