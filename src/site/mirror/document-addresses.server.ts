import { render } from "dom-serializer";
import { type AnyNode, type Document, type Element, isTag, Text } from "domhandler";
import { prependChild, removeElement } from "domutils";
import { parseDocument } from "htmlparser2";

/**
 * How the addresses of a document are rewritten. Each function returns the replacement; null to remove the
 * link.
 */
export interface AddressChange {
  /** Of a link that a visitor follows. */
  link(written: string): string | null;
  /** For resources of a page: a picture, a style sheet, a script. */
  file(written: string): string | null;
  /** Of a page or a file as others name it, whole. */
  whole(written: string): string | null;
  /** A text that may contain absolute addresses, literal or escaped. */
  text(text: string): string;
}

type Attributes = Readonly<Record<string, readonly string[]>>;

/** The attributes of elements that load resources. */
const FILES: Attributes = {
  img: ["src"],
  source: ["src"],
  script: ["src"],
  video: ["src", "poster"],
  audio: ["src"],
  use: ["href", "xlink:href"],
  image: ["href", "xlink:href"],
  object: ["data"],
  embed: ["src"],
  iframe: ["src"],
};

/** Elements that are nothing without their address. */
const NOTHING_WITHOUT = new Set(["img", "script", "use", "image", "object", "embed", "iframe"]);

/** Elements whose text is not displayed. */
const UNSEEN = new Set(["script", "style", "template"]);

/** Relations of a page to others, which search engines and readers of feeds read. */
const NAMED_WHOLE = /^(canonical|alternate)$/;

/** The attributes that a link which leads nowhere has no less than other text. */
const OF_TEXT = new Set(["class", "id", "lang", "title"]);

/** Writes a page with other addresses. What nothing is left of is gone, and a link that leads nowhere is plain text. */
export function changeHtml(html: string, change: AddressChange): string {
  const document = parseDocument(html);
  for (const element of elementsIn(document)) {
    changeElement(element, change);
    if (!UNSEEN.has(element.name)) changeText(element, (text) => change.text(text));
  }
  return render(document, { encodeEntities: "utf8" });
}

/** Whether a page has a form, which cannot work in a mirror. */
export const hasForm = (html: string): boolean =>
  elementsIn(parseDocument(html)).some(({ name }) => name === "form");

/** A page with a script at the beginning of it. */
export function withScript(html: string, code: string): string {
  const document = parseDocument(html);
  const head = elementsIn(document).find(({ name }) => name === "head");
  const script = parseDocument(`<script>${code}</script>`).firstChild;
  if (head && script) prependChild(head, script);
  return render(document, { encodeEntities: "utf8" });
}

function elementsIn({ children }: { children: readonly AnyNode[] }): Element[] {
  return children.flatMap((node) => (isTag(node) ? [node, ...elementsIn(node)] : []));
}

function changeElement(element: Element, change: AddressChange): void {
  const { name, attribs } = element;
  if (name === "a" || name === "area") changeLink(element, change);
  else if (name === "link") changeRelation(element, change);
  else if (name === "meta") changeMeta(element, change);
  else if (name === "style") changeText(element, (css) => changeCss(css, change));
  else if (name === "script" && attribs.type === "application/ld+json") changeData(element, change);
  else if (name === "form") removeElement(element);
  else if (name === "input" && attribs.value !== undefined) attribs.value = change.text(attribs.value);
  for (const attribute of FILES[name] ?? []) changeFile(element, attribute, change);
  if (attribs.srcset !== undefined) changeSet(element, attribs.srcset, change);
  if (attribs.style !== undefined) attribs.style = changeCss(attribs.style, change);
  for (const [attribute, value] of Object.entries(attribs)) {
    if (attribute.startsWith("data-")) attribs[attribute] = changeScriptData(value, change);
  }
}

function changeLink(element: Element, change: AddressChange): void {
  const { href } = element.attribs;
  if (href === undefined) return;
  const changed = change.link(href);
  if (changed !== null) element.attribs.href = changed;
  else {
    element.name = "span";
    for (const name of Object.keys(element.attribs)) if (!OF_TEXT.has(name)) delete element.attribs[name];
  }
}

function changeRelation(element: Element, change: AddressChange): void {
  const { rel = "", href } = element.attribs;
  if (href === undefined) return;
  const changed = NAMED_WHOLE.test(rel) ? change.whole(href) : change.file(href);
  if (changed === null) removeElement(element);
  else element.attribs.href = changed;
}

function changeMeta(element: Element, change: AddressChange): void {
  const { property = "", content = "" } = element.attribs;
  if (property !== "og:url" && property !== "og:image") return;
  const changed = change.whole(content);
  if (changed === null) removeElement(element);
  else element.attribs.content = changed;
}

function changeFile(element: Element, attribute: string, change: AddressChange): void {
  const written = element.attribs[attribute];
  if (written === undefined) return;
  const changed = change.file(written);
  if (changed !== null) element.attribs[attribute] = changed;
  else if (NOTHING_WITHOUT.has(element.name)) removeElement(element);
  else delete element.attribs[attribute];
}

/** The candidates of a `srcset`, without those that do not exist. */
function changeSet(element: Element, written: string, change: AddressChange): void {
  const candidates = written.split(",").flatMap((candidate) => {
    const [address = "", ...described] = candidate.trim().split(/\s+/);
    const changed = address === "" ? null : change.file(address);
    return changed === null ? [] : [[changed, ...described].join(" ")];
  });
  if (candidates.length > 0) element.attribs.srcset = candidates.join(", ");
  else delete element.attribs.srcset;
}

/** Data of a page for its scripts: an address, or JSON that contains some. */
function changeScriptData(value: string, change: AddressChange): string {
  if (value.startsWith("/")) return change.file(value) ?? value;
  if (!value.startsWith("{")) return value;
  const data = parsed(value);
  return data === undefined
    ? value
    : JSON.stringify(
        changeStrings(data, (text) => (text.startsWith("/") ? (change.file(text) ?? text) : text)),
      );
}

function changeData(element: Element, change: AddressChange): void {
  changeText(element, (json) => {
    const changed = changeJson(json, change);
    // As the site writes it: it must not end the script.
    return changed.replaceAll(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
  });
}

function changeText(element: Element, change: (text: string) => string): void {
  for (const node of element.children) if (node instanceof Text) node.data = change(node.data);
}

/** Writes JSON with other whole addresses; in the HTML of a feed too. */
export function changeJson(json: string, change: AddressChange): string {
  const data = parsed(json);
  return data === undefined ? json : JSON.stringify(changeStrings(data, (text) => changeSaid(text, change)));
}

/** Writes XML with other whole addresses; in the HTML of a feed too. */
export function changeXml(xml: string, change: AddressChange): string {
  const document = parseDocument(xml, { xmlMode: true });
  changeNodes(document, change);
  return render(document, { xmlMode: true, encodeEntities: "utf8" });
}

function changeNodes({ children }: Document | Element, change: AddressChange): void {
  for (const node of children) {
    if (node instanceof Text) node.data = changeSaid(node.data, change);
    if (!isTag(node)) continue;
    for (const [name, value] of Object.entries(node.attribs)) node.attribs[name] = changeSaid(value, change);
    changeNodes(node, change);
  }
}

/** An address, HTML with some in it, or a text that is neither. */
function changeSaid(text: string, change: AddressChange): string {
  if (/^https?:\/\/\S+$/.test(text)) return change.whole(text) ?? text;
  return /<[a-z][^<>]*\s(?:href|src)="/i.test(text) ? changeHtml(text, wholeOnly(change)) : text;
}

/** Rewrites HTML embedded elsewhere, where every address is absolute. */
const wholeOnly = (change: AddressChange): AddressChange => ({
  ...change,
  link: (written) => change.whole(written) ?? written,
  file: (written) => change.whole(written) ?? written,
});

/** Where a style sheet names a file. */
const CSS_FILE = /url\(\s*(["']?)([^"'()\\\s]+)\1\s*\)/g;

/** Writes a style sheet with the addresses of other files. */
export const changeCss = (css: string, change: AddressChange): string =>
  css.replaceAll(CSS_FILE, (whole, mark: string, written: string) => {
    const changed = written.startsWith("/") ? change.file(written) : written;
    return changed === null ? whole : `url(${mark}${changed}${mark})`;
  });

function changeStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => changeStrings(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changeStrings(each, change)]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
