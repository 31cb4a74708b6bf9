import { fill, type Localized, useWords } from "../../platform/locale/lang";
import { useSiteWords } from "../../platform/locale/words/public";
import { mailHref, telephoneHref } from "../addresses/contact-links";
import { useSiteDetails } from "../frame/page";

const insteadWords: Localized<{ text: string }> = {
  eng: {
    text: "This is a copy of our website, and its forms cannot be sent. Please call us or send an e-mail.",
  },
  tra: { text: "這是本網站的副本，未能提交表格。請致電或以電郵聯絡我們。" },
  sim: { text: "这是本网站的副本，无法提交表单。请致电或发送电子邮件联系我们。" },
};

/** The charity's telephone and e-mail, in place of a form on a static page. */
export function InsteadOfForm() {
  const { text } = useWords(insteadWords);
  const { call } = useSiteWords();
  const { phone, email } = useSiteDetails();
  return (
    <div className="stack">
      <p>{text}</p>
      <p className="actions">
        <a className="button button-main" href={telephoneHref(phone)}>
          {fill(call, { phone })}
        </a>
        <a className="button button-quiet" href={mailHref(email)}>
          {email}
        </a>
      </p>
    </div>
  );
}
