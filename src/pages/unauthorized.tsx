import { SignInArt } from "../art/sign-in-art";
import type { Localized } from "../platform/locale/lang";
import { useLang, useWords } from "../platform/locale/lang-context";
import { sharePath } from "../site/discovery/share-path";
import { PageHead } from "../site/frame/page-head";

const eng = {
  unauthorizedTitle: "Signed out",
  unauthorizedText: "You are signed out. Please login to access the CMS.",
  loginLink: "Log in",
};

const tra: typeof eng = {
  unauthorizedTitle: "您已登出",
  unauthorizedText: "您已登出。請登入以使用內容管理系統。",
  loginLink: "登入",
};

const sim: typeof eng = {
  unauthorizedTitle: "您已退出登录",
  unauthorizedText: "您已退出登录。请登录以使用内容管理系统。",
  loginLink: "登录",
};

/** Words of the page that tells staff that they are signed out. */
const signedOutWords: Localized<typeof eng> = { eng, tra, sim };

/** Where a signed-out visitor of the staff area ends. */
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
