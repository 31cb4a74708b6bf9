import sax from "sax";

/** An element of a feed as a strict XML parser reads it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Reads XML strictly. @throws where it is not well-formed */
export function readXml(xml: string): Element {
  const parser = sax.parser(true);
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.onclosetag = () => void open.pop();
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error("There is no element.");
  return document;
}

/** The children of an element by a name. */
export const named = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name);

/** RFC 4287, 4.1: of each element the children that it may have, and how often. */
const ONCE = { min: 1, max: 1 };
const AT_MOST_ONCE = { min: 0, max: 1 };
const ANY = { min: 0, max: Number.POSITIVE_INFINITY };
const CHILDREN: Record<string, Record<string, { min: number; max: number }>> = {
  feed: { id: ONCE, title: ONCE, updated: ONCE, author: ONCE, link: ANY, entry: ANY },
  entry: {
    ...{ id: ONCE, title: ONCE, updated: ONCE, published: AT_MOST_ONCE, summary: AT_MOST_ONCE },
    ...{ content: AT_MOST_ONCE, link: ANY, category: ANY },
  },
  author: { name: ONCE },
};
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const ABSOLUTE = /^(?:https?:\/\/[^\s"<>]+|urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What in a feed is not as RFC 4287 has it; empty where it is valid. */
export function faultsOf(element: Element): string[] {
  const allowed = CHILDREN[element.name] ?? {};
  const counted = [...new Set([...Object.keys(allowed), ...element.children.map(({ name }) => name)])];
  const faults = counted.flatMap((name) => {
    const count = named(element, name).length;
    const { min, max } = allowed[name] ?? { min: 0, max: 0 };
    return count < min || count > max ? [`${count} ${name} in ${element.name}`] : [];
  });
  const { name, text, attributes } = element;
  if ((name === "updated" || name === "published") && !DATE.test(text)) faults.push(`${name} ${text}`);
  if (name === "id" && !ABSOLUTE.test(text)) faults.push(`id ${text}`);
  if (name === "link" && !ABSOLUTE.test(attributes.href ?? "")) faults.push(`link ${attributes.href}`);
  if (name === "category" && !attributes.term) faults.push("category without a term");
  if (name === "content" && attributes.type !== "html") faults.push(`content ${attributes.type}`);
  if (name === "entry" && !named(element, "link").some((link) => link.attributes.rel === "alternate"))
    faults.push("entry without its page");
  return [...faults, ...element.children.flatMap(faultsOf)];
}
