import { existsSync, globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectFiles, textOf } from "./project-files";

/** The settings that the program reads from the environment. */
const settings = [
  "src/platform/config/config.server.ts",
  ...globSync("src/features/**/{settings,account}.server.ts"),
]
  .flatMap((path) => [...textOf(path).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)])
  .map(([, name = ""]) => name);

it("docs/settings.md lists each setting that the program reads, and no other", () => {
  const listed = [...textOf("docs/settings.md").matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(
    ([, name = ""]) => name,
  );
  expect(listed.sort()).toEqual([...settings].sort());
});

it("docs/operations/monitoring.md names each figure of the site, and no other", () => {
  const inSource = projectFiles()
    .filter((path) => /^src\/.*\.server\.ts$/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/"(kapok_\w+)"/g)])
    .map(([, name = ""]) => name);
  const told = new Set(textOf("docs/operations/monitoring.md").match(/\bkapok_\w+/g));
  expect([...told].sort()).toEqual([...new Set(inSource)].sort());
});

describe("docs/architecture.md", () => {
  const text = () => textOf("docs/architecture.md");

  it("names every folder of src and of src/platform", () => {
    const folders = projectFiles().flatMap(
      (path) => path.match(/^src\/(?:platform\/)?([\w-]+)\//)?.[1] ?? [],
    );
    expect([...new Set(folders)].filter((name) => !new RegExp(`\\b${name}/`).test(text()))).toEqual([]);
  });
});

describe("every document", () => {
  const documents = projectFiles().filter((path) => path.endsWith(".md"));

  it.each(documents)("%s points at files that exist", (path) => {
    const named = [
      ...textOf(path).matchAll(/`((?:src|test|e2e|tools|docs|migrations|scripts|\.ci)\/[\w./-]+)`/g),
    ];
    const links = [...textOf(path).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)];
    const targets = [
      ...named.map(([, target = ""]) => target),
      ...links.map(([, target = ""]) => new URL(target, `file:///${path}`).pathname.slice(1)),
    ];
    expect(targets.filter((target) => !existsSync(target) && !isExample(target))).toEqual([]);
  });

  it.each(documents)("%s points at headings that exist", (path) => {
    const links = [...textOf(path).matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)];
    const missing = links.filter(([, file, anchor = ""]) => {
      const target = file ? new URL(file, `file:///${path}`).pathname.slice(1) : path;
      return target.endsWith(".md") && existsSync(target) && !anchorsOf(target).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it.each(documents)("%s gives only npm commands that exist", (path) => {
    const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
    const commands = [...textOf(path).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe("every program beside the site", () => {
  it.each(projectFiles().filter((path) => /^(tools|scripts)\//.test(path)))(
    "%s runs only tests that exist",
    (path) => {
      const named = [...textOf(path).matchAll(/"((?:src|test|e2e)\/[^"]+\.test\.tsx?)"/g)].map(
        ([, test = ""]) => test,
      );
      expect(named.filter((test) => !existsSync(test))).toEqual([]);
    },
  );
});

describe("docs/decisions", () => {
  const pages = globSync("docs/decisions/*.md")
    .map((path) => path.split(/[\\/]/).at(-1) ?? "")
    .filter((name) => name !== "README.md");

  it("lists every page in its index", () => {
    const index = textOf("docs/decisions/README.md");
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

/** The anchors of a document's headings, as hosts of repositories make them. */
function anchorsOf(path: string): string[] {
  return [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(/\s/g, "-"),
  );
}

/** A guide may name the files of a feature that is yet to be written. */
function isExample(target: string): boolean {
  const feature = target.match(/^src\/features\/([\w-]+)\//)?.[1];
  return feature !== undefined && !existsSync(`src/features/${feature}`);
}
