import { parse, type Selector } from "css-what";
import postcss, { type ChildNode, type Rule } from "postcss";

/** A part of a style sheet: what stands in every page, a rule with what its selectors ask for, or a block of parts. */
type Part =
  | string
  | { selectors: { text: string; names: string[] }[]; body: string }
  | { head: string; parts: Part[] };

/** A style sheet, taken apart once. */
export type StyleSheet = readonly Part[];

/** Blocks whose parts are rules of the page; those of others, as `@page` and `@keyframes`, belong together. */
const OF_RULES = new Set(["layer", "media", "supports"]);

/** @throws {import("postcss").CssSyntaxError} */
export function parseStyle(css: string): StyleSheet {
  return postcss.parse(css).nodes.map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node.type === "rule") return { selectors: node.selectors.map(asked), body: bodyOf(node) };
  if (node.type !== "atrule" || !node.nodes || !OF_RULES.has(node.name)) return textOf(node);
  return { head: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
}

const asked = (text: string) => ({ text, names: namesOf(text) });
const bodyOf = ({ nodes }: Rule) => nodes.map((each) => each.toString()).join(";");
const textOf = (node: ChildNode) => (node.type === "atrule" && !node.nodes ? `${node};` : node.toString());

/**
 * The rules of a style sheet that can say something about a page, in their order.
 * @param names of the page's classes, tags and data attributes, as `namesIn` gives them
 */
export function usedStyle(sheet: StyleSheet, names: ReadonlySet<string>): string {
  return sheet.map((part) => usedPart(part, names)).join("");
}

function usedPart(part: Part, names: ReadonlySet<string>): string {
  if (typeof part === "string") return part;
  if ("parts" in part) {
    const inside = usedStyle(part.parts, names);
    return inside && `${part.head}{${inside}}`;
  }
  const used = part.selectors.filter((selector) => selector.names.every((name) => names.has(name)));
  return used.length === 0 ? "" : `${used.map(({ text }) => text).join()}{${part.body}}`;
}

/**
 * What a page must have somewhere for a selector to match in it: `.class`, `tag` and `[data-…]`, in lower case but for
 * classes. Alternatives and exclusions, as in `:is()` and `:not()`, ask for nothing, nor do other attributes, which
 * change while a page is read (`open`, `hidden`, `aria-expanded`).
 */
function namesOf(selector: string): string[] {
  return parse(selector).flatMap((steps) => steps.flatMap(nameOf));
}

function nameOf(step: Selector): string[] {
  if (step.type === "tag") return [step.name.toLowerCase()];
  if (step.type !== "attribute") return [];
  if (step.name === "class" && step.action === "element") return [`.${step.value}`];
  return step.name.startsWith("data-") ? [`[${step.name}]`] : [];
}

/** In a script `<` and quotes say nothing of tags. */
const SCRIPT = /<script[\s>][\s\S]*?<\/script>/g;
const TAG = /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi;
const ATTRIBUTE = /\s(class|data-[\w-]+)(?:="([^"]*)")?/g;

/** The same of a page as React writes it: every attribute in double quotes. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = "", attributes = ""] of html.replaceAll(SCRIPT, "").matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      if (name !== "class") names.add(`[${name}]`);
      else for (const each of value.split(/\s+/)) names.add(`.${each}`);
    }
  }
  return names;
}
