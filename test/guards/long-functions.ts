import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
}

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const MARKUP = /^JSX(Element|Fragment)$/;

/**
 * Functions with more than `limit` lines of their own, empty ones not counted. Markup and functions inside count as the
 * line that they begin on: a component is as long as what it does, not as what it shows.
 */
export function longFunctions(path: string, text: string, limit: number): string[] {
  const starts = lineStarts(text);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const lines = text.split("\n");
  const found: string[] = [];

  const codeLines = (first: number, last: number): Set<number> => {
    const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return new Set(all.filter((line) => lines[line - 1]?.trim() !== ""));
  };

  const visit = (value: unknown, owner: Set<number> | undefined): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, owner);
    if (!isNode(value)) return;
    const isFunction = FUNCTION.test(value.type);
    const [first, last] = [lineAt(value.start), lineAt(value.end - 1)];
    if (isFunction || MARKUP.test(value.type)) {
      for (let line = first + 1; line <= last; line += 1) owner?.delete(line);
    }
    const own = isFunction ? codeLines(first, last) : owner;
    for (const child of Object.values(value)) visit(child, own);
    if (isFunction && own && own.size > limit) {
      found.push(`${path}:${first}: ${value.id?.name ?? "a function"} has ${own.size} lines`);
    }
  };
  visit(parseSync(path, text).program, undefined);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
