// npm run check:licences: every package of the lock file is under a licence that the project may use.
import { readFileSync } from "node:fs";
import { readCommandLine } from "./command-line.mjs";

/** Licences by their SPDX names, with why they are fine for a site that is run and whose source is public. */
const ALLOWED: Record<string, string> = {
  MIT: "asks for its notice alone",
  "MIT-0": "asks for nothing",
  ISC: "asks for its notice alone",
  "0BSD": "asks for nothing",
  "BSD-2-Clause": "asks for its notice alone",
  "BSD-3-Clause": "asks for its notice, and not to advertise with names",
  "BlueOak-1.0.0": "asks for its notice alone",
  "Apache-2.0": "asks for its notices, and gives a patent licence",
  Unlicense: "public domain",
  Zlib: "asks not to misrepresent where it is from",
  "CC-BY-4.0": "data about browsers, used while building; asks to name its makers",
  "OFL-1.1": "fonts; may be embedded, not sold by themselves",
  "MPL-2.0": "its own files stay under it; used as they are",
  "LGPL-3.0":
    "libheif as WebAssembly, which reads HEIC photos: a file of its own, loaded at run time, used as it is",
  "LGPL-3.0-or-later": "libvips beside sharp: a library of its own, linked at run time, used as it is",
};

/** Packages whose lock file entry names no licence, with the one that their own files give. */
const UNNAMED: Record<string, string> = {
  busboy: "MIT",
  streamsearch: "MIT",
  "humanize-number": "MIT",
  "png-js": "MIT",
};

const PARTS = /[()]|\s+AND\s+/;

/** Tells whether the licences of this SPDX expression may be used: all that AND joins, one of what OR joins. */
export function isAllowed(expression: string): boolean {
  return expression.split(/\s+OR\s+/).some((choice) => {
    const parts = choice.split(PARTS).flatMap((part) => part.trim() || []);
    return parts.length > 0 && parts.every((part) => part in ALLOWED);
  });
}

interface LockFile {
  packages: Record<string, { license?: string; link?: boolean }>;
}

/** Each package of a lock file that one may not use, or that does not say, as `name: licence`. */
export function refusedPackages({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { license, link }]) => {
    if (path === "" || link) return [];
    const name = path.replace(/^.*node_modules\//, "");
    const licence = license ?? UNNAMED[name] ?? "none";
    return isAllowed(licence) ? [] : [`${name}: ${licence}`];
  });
}

if (import.meta.main) {
  readCommandLine({
    usage: `npm run check:licences

Compares the licences of all packages with a list. It takes no arguments.`,
  });
  const refused = refusedPackages(JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile);
  if (refused.length > 0) console.error(`Not on the list in scripts/licences.ts:\n${refused.join("\n")}`);
  process.exit(refused.length > 0 ? 1 : 0);
}
