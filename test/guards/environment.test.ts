import { expect, it } from "vitest";
import { codeFiles, textOf } from "./project-files";

/** Handing the whole environment to the one function that reads it is not reading it. */
const HANDED_OVER = /readSiteConfig\(process\.env\)/g;
/** Readings of the environment. Running on the server or in the browser is no setting: the build knows. */
const READING =
  /process\??\.\s*env|process\[["']env|\{[^}]*\benv\b[^}]*\}\s*=\s*(?:globalThis\.)?process\b|import\.meta\.env(?!\.SSR\b)|(?:from|import|require\()\s*["'](?:node:)?process["']/;

it.each([
  "process.env.PORT",
  "const { env } = process;",
  'import { env } from "process"',
  "process['env']",
  "globalThis.process.env",
])("knows %s for a reading", (code) => expect(code).toMatch(READING));

// Settings that are read here and there cannot be listed, checked at start, or changed by a test.
it("reads the environment nowhere but in platform/config/config.server.ts", () => {
  const readers = codeFiles()
    .filter(
      (path) =>
        /^(src\/|migrations\/|(server|staff|backup|restore|import|export|mirror|main)\.ts)/.test(path) &&
        !/\/test\//.test(path),
    )
    .filter((path) => READING.test(textOf(path).replaceAll(HANDED_OVER, "")));
  expect(readers).toEqual([]);
});
