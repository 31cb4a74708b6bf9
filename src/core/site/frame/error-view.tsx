import { isRouteErrorResponse, useLocation } from "react-router";
import { LostFloss } from "../../art/lost-floss";
import type { Localized } from "../../locale/lang";
import { useWords } from "../../locale/lang-context";
import { SiteLink } from "./link";

const eng = {
  notFoundTitle: "Page not found",
  notFoundText: "There is no page at this address. It may have moved, or the link may be incomplete.",
  errorTitle: "Something went wrong",
  errorText: "This page could not be shown just now. Nothing you did caused it.",
  tryAgain: "Try again",
  backHome: "Back to the home page",
};

const tra: typeof eng = {
  notFoundTitle: "找不到網頁",
  notFoundText: "此網址沒有網頁。網頁可能已經遷移，或連結並不完整。",
  errorTitle: "系統發生錯誤",
  errorText: "暫時未能顯示此頁，這並非由您的操作引起。",
  tryAgain: "再試一次",
  backHome: "返回主頁",
};

const sim: typeof eng = {
  notFoundTitle: "找不到页面",
  notFoundText: "此网址没有页面。页面可能已经迁移，或链接不完整。",
  errorTitle: "系统出错",
  errorText: "暂时无法显示此页，这并非由您的操作引起。",
  tryAgain: "重试",
  backHome: "返回主页",
};

/** Apart from the other public words, since the staff area downloads these. */
export const errorWords: Localized<typeof eng> = { eng, tra, sim };

/** A page that is not there, or that failed: said in short and honest words, with a way on. */
export function ErrorView({ error }: { error: unknown }) {
  const words = useWords(errorWords);
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? words.notFoundTitle : words.errorTitle;
  return (
    <section className="content notice-page">
      <title>{title}</title>
      {import.meta.env.SSR && <LostFloss className="notice-art" />}
      <h1>{title}</h1>
      <p>{missing ? words.notFoundText : words.errorText}</p>
      <p className="actions">
        {!missing && (
          <a className="button button-main" href={pathname + search}>
            {words.tryAgain}
          </a>
        )}
        <SiteLink className="button button-quiet" to="/">
          {words.backHome}
        </SiteLink>
      </p>
    </section>
  );
}
