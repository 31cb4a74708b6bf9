import { escapeHtml } from "../html/text";
import { withColon } from "../locale/format";
import { LANG_TAG, type Lang } from "../locale/lang";
import type { EmailPart } from "./email-part";

/** A mail as HTML and as plain text. `lang` is its language, `title` the first line of the HTML. */
export function emailTemplate(
  lang: Lang,
  title: string,
  parts: readonly EmailPart[],
): { text: string; html: string } {
  const html = [
    `<!doctype html><html lang="${LANG_TAG[lang]}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#1d2733;background:#fff">',
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(title)}</h1>`,
    ...parts.map(htmlOf),
    "</body></html>",
  ].join("\n");
  const texts = parts.flatMap((part) => ("image" in part ? [] : textOf(lang, part)));
  return { html, text: `${[title, ...texts].join("\n\n")}\n` };
}

function textOf(lang: Lang, part: Exclude<EmailPart, { image: string }>): string {
  if ("paragraph" in part) return part.paragraph;
  if ("link" in part) return withColon(lang, part.label, part.link);
  if ("quote" in part) return part.quote;
  return given(part.facts)
    .map(([name, value]) => withColon(lang, name, value))
    .join("\n");
}

function htmlOf(part: EmailPart): string {
  if ("paragraph" in part) return `<p>${escapeHtml(part.paragraph).replaceAll("\n", "<br>")}</p>`;
  if ("image" in part)
    return `<p><img src="${escapeHtml(part.image)}" alt="${escapeHtml(part.alt)}" width="${IMAGE_WIDTH}"></p>`;
  if ("link" in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  if ("quote" in part) {
    const style = "margin:16px 0;padding:8px 16px;border-left:4px solid #0b6b70;white-space:pre-wrap";
    return `<blockquote lang="${LANG_TAG[part.lang]}" style="${style}">${escapeHtml(part.quote)}</blockquote>`;
  }
  const rows = given(part.facts).map(
    ([name, value]) =>
      `<tr><th align="left" style="padding-right:16px">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${rows.join("")}</table>`;
}

/** Pixels: a logo on a telephone. */
const IMAGE_WIDTH = 160;

const given = (facts: readonly (readonly [string, string])[]) => facts.filter(([, value]) => value !== "");
