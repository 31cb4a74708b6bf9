import { useId } from "react";
import { useWords } from "../../platform/locale/lang";
import { mailShareHref, shareHref, whatsAppShareHref } from "../addresses/contact-links";
import { useSite } from "../discovery/structured-data";
import { siteHref } from "../frame/page";
import { useMirror } from "../mirror/mirror-context";
import { codePath } from "./code-path";
import { shareWords } from "./words";

interface ShareProps {
  /** Plain address of the page. */
  path: string;
  title: string;
}

/**
 * The share links, behind one button: plain links, which contact no service before one is followed, a QR code
 * for WeChat, which is loaded when it is shown, and the address to copy.
 */
export function Share({ path, title }: ShareProps) {
  const words = useWords(shareWords);
  const { site, address } = useSite();
  const id = useId();
  const url = address(path);
  if (useMirror()?.hasAddress === false) return null;
  const links = [
    [words.whatsApp, whatsAppShareHref(`${title} ${url}`)],
    [words.facebook, shareHref("facebook", url, title)],
    [words.linkedIn, shareHref("linkedIn", url, title)],
    [words.x, shareHref("x", url, title)],
    [words.email, mailShareHref(url, title)],
  ] as const;
  return (
    <details className="share">
      <summary className="button button-quiet">{words.share}</summary>
      <div className="share-links">
        <ul>
          {links.map(([name, href]) => (
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
