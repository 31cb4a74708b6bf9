import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  /** Files that it has by their address. */
  assets?: string[];
}

const CLIENT = "build/client";

/** What a browser must download before `modules` run: they and all that those import, not lazily. */
export interface Closure {
  /** The text of every script. */
  code: string;
}

/** Route modules of the finished build, as `src/pages/about.tsx`. */
export function routeModules(): string[] {
  return Object.keys(manifest()).flatMap((key) => key.match(/^(src\/.+)\?__react-router/)?.[1] ?? []);
}

/** The files of the finished build, as `assets/about-1a2b3c4d.js`; those of former builds, which it keeps, are not among them. */
export const builtFiles = (): string[] => [
  ...new Set(Object.values(manifest()).flatMap((chunk) => [...filesOf(chunk), ...(chunk.assets ?? [])])),
];

/** The closure of files of the source tree, by their names there. */
export function closureOf(...modules: string[]): Closure {
  const chunks = manifest();
  const reached = new Set<string>();
  const reach = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of chunks[key]?.imports ?? []) reach(next);
  };
  for (const module of modules) {
    const keys = Object.keys(chunks).filter((key) => key === module || key.startsWith(`${module}?`));
    if (keys.length === 0) throw new Error(`The build has no ${module}.`);
    keys.forEach(reach);
  }
  const files = [...new Set([...reached].flatMap((key) => filesOf(chunks[key])))];
  const scripts = files.filter((file) => file.endsWith(".js"));
  return { code: scripts.map((file) => readFileSync(join(CLIENT, file), "utf8")).join("\n") };
}

/** Files of the build that import each other in a circle, each circle by the names of its files. */
export function importCircles(): string[][] {
  const chunks = manifest();
  const reachedFrom = (key: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const follow = (from: string): void => {
      for (const next of chunks[from]?.imports ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        follow(next);
      }
    };
    follow(key);
    return reached;
  };
  const reached = new Map(Object.keys(chunks).map((key) => [key, reachedFrom(key)]));
  const circles = [...reached].flatMap(([key, mine]) => {
    const others = [...mine].filter((other) => reached.get(other)?.has(key));
    return others.length > 0 ? [[...new Set([key, ...others])].sort().join(" ")] : [];
  });
  return [...new Set(circles)].map((circle) => circle.split(" "));
}

function filesOf(chunk: Chunk | undefined): string[] {
  return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
}

function manifest(): Record<string, Chunk> {
  try {
    return JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8"));
  } catch (cause) {
    throw new Error("The site is not built: npm test builds it, and so does npm run build.", { cause });
  }
}
