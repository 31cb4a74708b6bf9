import { globSync, readFileSync } from "node:fs";

/** Folders of the project that hold something written by hand. */
const FOLDERS = "{src,migrations,test,e2e,tools,scripts,docs,public,deploy,.ci}";
const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|pdf)$/;

/** Paths of all files that were written by hand, from the project's folder, with `/`. */
export function projectFiles(): string[] {
  return globSync([`${FOLDERS}/**/*.*`, ".ci/*", "*.*", ".*.{cjs,json}"], { exclude: isForeign })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !BINARY.test(path) && path !== "package-lock.json")
    .sort();
}

/** Those with code. */
export const codeFiles = (): string[] => projectFiles().filter((path) => /\.(tsx?|mjs|cjs)$/.test(path));

export const textOf = (path: string): string => readFileSync(path, "utf8");

function isForeign(path: string): boolean {
  return /^(node_modules|build|data|data-dev|\.git|\.react-router)(\/|$)/.test(path);
}
