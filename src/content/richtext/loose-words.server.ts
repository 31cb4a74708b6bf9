/** A tag of clean HTML with its name, or the words between two. */
const PART = /<(\/?)([a-z][a-z\d]*)[^>]*>|[^<]+/g;

/** Elements allowed in a table outside its cells. */
const STRUCTURE = ["table", "thead", "tbody", "tr"];
const CELLS = ["th", "td"];
const VOID = ["br", "img"];
const BLOCK = /<(?:p|h2|h3|ul|ol|blockquote|table|img)[\s>]/;

/** A table that is being parsed, with the text found outside its cells. */
interface OpenTable {
  html: string;
  loose: string;
}

/**
 * Moves text that is in a table but in no cell, such as its caption, to a paragraph before the table, as
 * browsers show it: a table may have no other text.
 */
export function withoutLooseWords(html: string): string {
  if (!html.includes("<table")) return html;
  const names: string[] = [];
  const tables: OpenTable[] = [];
  let out = "";
  /** The depth within a loose element, of which all parts are moved together. */
  let looseDepth = 0;
  const write = (part: string, isLoose: boolean) => {
    const table = tables.at(-1);
    if (!table) out += part;
    else if (isLoose) table.loose += part;
    else table.html += part;
  };
  for (const { 0: part, 1: slash, 2: name } of html.matchAll(PART)) {
    const inStructure = STRUCTURE.includes(names.at(-1) ?? "");
    if (name === undefined) {
      write(part, looseDepth > 0 || (inStructure && part.trim() !== ""));
      continue;
    }
    if (slash) {
      write(part, looseDepth > 0);
      if (looseDepth > 0) looseDepth -= 1;
      names.pop();
      if (name === "table" && looseDepth === 0) {
        const done = tables.pop();
        if (done) write(before(done.loose) + done.html, false);
      }
      continue;
    }
    const isPart = STRUCTURE.includes(name) || CELLS.includes(name);
    const isLoose = looseDepth > 0 || (inStructure && !isPart);
    if (name === "table" && !isLoose) tables.push({ html: "", loose: "" });
    write(part, isLoose);
    if (VOID.includes(name)) continue;
    names.push(name);
    if (isLoose) looseDepth += 1;
  }
  return out + tables.map((table) => before(table.loose) + table.html).join("");
}

const before = (loose: string): string =>
  loose === "" || BLOCK.test(loose) ? loose : `<p>${loose.trim()}</p>`;
