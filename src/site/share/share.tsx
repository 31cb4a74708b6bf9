import { useId } from "react";
import type { Localized } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { mailShareHref, shareHref, whatsAppShareHref } from "../addresses/contact-links";
import { useSite } from "../discovery/structured-data";
import { siteHref } from "../frame/link";
import { useMirror } from "../mirror/mirror-context";
import { codePath } from "./code-path";

/** The services by their own names. */
const SERVICES = { whatsApp: "WhatsApp", facebook: "Facebook", linkedIn: "LinkedIn", x: "X" };

const eng = {
  ...SERVICES,
  share: "Share this page",
  email: "E-mail",
  weChat: "WeChat: scan this code",
  code: "QR code with the address of this page",
  address: "Address to copy",
};

const tra: typeof eng = {
  ...SERVICES,
  share: "分享本頁",
  email: "電郵",
  weChat: "WeChat：掃描二維碼",
  code: "載有本頁網址的二維碼",
  address: "複製網址",
};

const sim: typeof eng = {
  ...SERVICES,
  share: "分享本页",
  email: "电子邮件",
  weChat: "微信：扫描二维码",
  code: "含有本页网址的二维码",
  address: "复制网址",
};

/** Words of the ways to pass a page on. */
const shareWords: Localized<typeof eng> = { eng, tra, sim };

interface ShareProps {
  /** Plain address of the page. */
  path: string;
  title: string;
}

/**
 * The ways to pass a page on, behind one button: plain links, which tell no service anything before one is chosen, a
 * code for WeChat, which is loaded when it is seen, and the address to copy.
 */
export function Share({ path, title }: ShareProps) {
  const words = useWords(shareWords);
  const { site, address } = useSite();
  const id = useId();
  const url = address(path);
  if (useMirror()?.hasAddress === false) return null;
  const ways = [
    [words.whatsApp, whatsAppShareHref(`${title} ${url}`)],
    [words.facebook, shareHref("facebook", url, title)],
    [words.linkedIn, shareHref("linkedIn", url, title)],
    [words.x, shareHref("x", url, title)],
    [words.email, mailShareHref(url, title)],
  ] as const;
  return (
    <details className="share">
      <summary className="button button-quiet">{words.share}</summary>
      <div className="share-ways">
        <ul>
          {ways.map(([name, href]) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
        <p>
          <label className="field-label" htmlFor={id}>
            {words.address}
          </label>
          <input className="field" id={id} readOnly defaultValue={url} />
        </p>
        <figure>
          <img
            src={codePath(siteHref(`/${site.lang}`, path))}
            alt={words.code}
            width="160"
            height="160"
            loading="lazy"
          />
          <figcaption>{words.weChat}</figcaption>
        </figure>
      </div>
    </details>
  );
}
