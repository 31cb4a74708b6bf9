import file from "./drawings.svg?no-inline";
import text from "./drawings.svg?raw";

const USES = new RegExp(`<use href="${file.replaceAll(/[.?]/g, "\\$&")}#([\\w-]+)"></use>`, "g");

/**
 * A rendered page with the only drawing that it uses of the file written into it: to ask for the file costs more, and
 * takes the line from the page's picture. One that uses several asks for it.
 */
export function withDrawing(html: string): string {
  const ids = new Set([...html.matchAll(USES)].map(([, id = ""]) => id));
  if (ids.size !== 1) return html;
  return html.replaceAll(USES, (_, id: string) => drawingOf(id));
}

/** What the group of that id holds, as it stands in the file but for the space between its elements. */
export function drawingOf(id: string): string {
  const group = text.match(new RegExp(`\\n  <g id="${id}">\\n([\\s\\S]*?)\\n  </g>`))?.[1];
  if (group === undefined) throw new Error(`drawings.svg has no drawing "${id}"`);
  return group.replaceAll(/\s*\n\s*/g, "").trim();
}
