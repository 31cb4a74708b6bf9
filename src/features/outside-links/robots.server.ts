/** The rules of a site for programs, of `robots.txt` as RFC 9309 has it. */
export interface Robots {
  /** @param path with the query */
  allows(path: string): boolean;
  /** The site's Crawl-delay in seconds; 0 for none. */
  delay: number;
}

interface Rule {
  isAllowed: boolean;
  path: string;
}

interface Group {
  agents: string[];
  rules: Rule[];
  delay: number;
}

export const NO_RULES: Robots = { allows: () => true, delay: 0 };

/** Reads the rules for a program of this name, else those for all. */
export function robotsFor(text: string, name: string): Robots {
  const groups = groupsIn(text);
  const own = groups.filter(({ agents }) => agents.includes(name.toLowerCase()));
  const some = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"));
  const rules = some.flatMap((group) => group.rules);
  return {
    allows: (path) => {
      const fitting = rules.filter((rule) => fits(path, rule.path));
      // The longest rule counts; of two of a length, the one that allows.
      const [first] = fitting.sort(
        (one, other) =>
          other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed),
      );
      return first?.isAllowed ?? true;
    },
    delay: Math.max(0, ...some.map(({ delay }) => delay)),
  };
}

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let isInAgents = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const said = value.trim();
    const key = name.toLowerCase();
    if (key === "user-agent") {
      if (!isInAgents) groups.push({ agents: [], rules: [], delay: 0 });
      groups.at(-1)?.agents.push(said.toLowerCase());
    } else if ((key === "allow" || key === "disallow") && said !== "") {
      groups.at(-1)?.rules.push({ isAllowed: key === "allow", path: said });
    } else if (key === "crawl-delay" && Number(said) > 0) {
      const group = groups.at(-1);
      if (group) group.delay = Number(said);
    }
    if (key !== "") isInAgents = key === "user-agent";
  }
  return groups;
}

/** Returns whether a path begins as a rule has it: `*` stands for anything, `$` for the end. */
function fits(path: string, rule: string): boolean {
  const isWhole = rule.endsWith("$");
  const [first = "", ...others] = (isWhole ? rule.slice(0, -1) : rule).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [number, part] of others.entries()) {
    const isLast = number === others.length - 1;
    if (isWhole && isLast) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}
