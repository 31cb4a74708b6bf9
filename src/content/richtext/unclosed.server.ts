/** Elements whose content is no text of the author's: it goes with them. */
export const DROPPED_WHOLE = [
  ...["script", "style", "title", "template", "noscript", "noembed", "noframes", "iframe", "object"],
  ...["svg", "math", "xmp", "textarea", "option", "audio", "video", "canvas"],
];

/** A tag of these; what is not finished before another begins is none. */
const TAG = new RegExp(`<(/?)(${DROPPED_WHOLE.join("|")}|select|datalist)(?=[\\s/>])([^<>]*)>`, "gi");

/** What ends an option whose own end nobody wrote. */
const ENDS_OPTION = ["select", "datalist"];

interface Place {
  start: number;
  end: number;
}

/**
 * HTML without the tags that open one of {@link DROPPED_WHOLE} and are never closed: all that follows would go with
 * them. The same of a comment without its end.
 */
export function withoutUnclosed(html: string): string {
  const open = new Map<string, Place[]>();
  const alone: Place[] = [];
  for (const { 0: tag, 1: slash, 2: written = "", 3: rest = "", index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const place = { start: index, end: index + tag.length };
    if (slash) {
      open.get(name)?.pop();
      if (ENDS_OPTION.includes(name)) open.delete("option");
    } else if (rest.endsWith("/") && ["svg", "math"].includes(name)) alone.push(place);
    else if (!ENDS_OPTION.includes(name))
      open.set(name, [...(name === "option" ? [] : (open.get(name) ?? [])), place]);
  }
  const unclosed = [...alone, ...[...open.values()].flat()].sort((one, other) => one.start - other.start);
  let kept = "";
  let last = 0;
  for (const { start, end } of unclosed) {
    kept += html.slice(last, start);
    last = end;
  }
  return withoutOpenComment(kept + html.slice(last));
}

function withoutOpenComment(html: string): string {
  const start = html.lastIndexOf("<!--");
  return start < 0 || html.includes("-->", start) ? html : html.slice(0, start) + html.slice(start + 4);
}
