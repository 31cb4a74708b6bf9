import { parse, type Selector } from "css-what";

/**
 * What a page must have somewhere for a selector to match in it: `.class`, `tag` and `[data-…]`, in lower case but for
 * classes. Alternatives and exclusions, as in `:is()` and `:not()`, ask for nothing, nor do other attributes, which
 * change while a page is read (`open`, `hidden`, `aria-expanded`).
 */
export function namesOf(selector: string): string[] {
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
