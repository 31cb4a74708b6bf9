// node scripts/runtime-files.ts FOLDER: copies into FOLDER what the built site runs with, and nothing else; the image
// of deploy/Dockerfile is made of it. Nearly all packages are in the bundle (docs/decisions/libraries.md).
import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { readCommandLine } from "./command-line.mjs";

/** Packages that the bundle leaves outside, with those that they need. */
const PACKAGES = ["sharp", "opencc-js"];
/** Of packages with much that nobody reads, what is read: one of four kinds of libheif, two fonts of eighteen. */
const PARTS = [
  ...[
    "package.json",
    "LICENSE",
    "libheif-wasm/libheif.js",
    "libheif-wasm/libheif.wasm",
    "libheif-wasm/LICENSE",
  ].map((part) => `libheif-js/${part}`),
  ...["hk", "sc"].flatMap((script) => {
    const fonts = `@expo-google-fonts/noto-sans-${script}`;
    return [`${fonts}/package.json`, `${fonts}/LICENSE*`, `${fonts}/400Regular/*.ttf`];
  }),
];
/** Made by V8 for one machine and one user. */
const COMPILED = join("build", "server", "compiled");

/** Copies it from `project`, where packages are installed and the site is built. */
export function copyRuntimeFiles(project: string, folder: string): void {
  const copy = (path: string) => {
    const filter = (from: string) => !from.endsWith(sep + COMPILED);
    cpSync(join(project, path), join(folder, path), { recursive: true, filter });
  };
  const parts = globSync(PARTS, { cwd: join(project, "node_modules") });
  const packages = withDependencies(project, PACKAGES);
  for (const path of ["package.json", "build"]) copy(path);
  for (const path of [...packages, ...parts]) copy(join("node_modules", path));
  // Under one name, whichever machine it is for.
  const node = Object.values(nodePackages()).find((name) => existsSync(join(project, "node_modules", name)));
  for (const part of ["package.json", "bin"]) {
    cpSync(join(project, "node_modules", node ?? "", part), join(folder, "node_modules", "node", part), {
      recursive: true,
    });
  }
}

/** In which package Node is for each kind of machine: `linux-x64`. */
export const nodePackages = (): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, "node-packages.json"), "utf8"));

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Names of the packages and of all that they need, as far as it is installed: sharp lists every kind of machine. */
function withDependencies(project: string, names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    const manifest = join(project, "node_modules", name, "package.json");
    if (known.has(name) || !existsSync(manifest)) continue;
    known.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
    withDependencies(project, Object.keys({ ...dependencies, ...optionalDependencies }), known);
  }
  return known;
}

if (import.meta.main) {
  const { positionals } = readCommandLine({
    usage: `node scripts/runtime-files.ts FOLDER

Copies into FOLDER what the built site runs with.`,
    atLeast: 1,
  });
  const [folder = ""] = positionals;
  copyRuntimeFiles(".", folder);
}
