import { existsSync, globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { allScreens } from "../../src/features/index.browser";
import { features } from "../../src/features/index.server";
import routes from "../../src/routes";

const folders = globSync("src/features/*/").map((path) => path.split(/[\\/]/).at(-1) ?? "");
const registered = (await Promise.resolve(routes)).flatMap(filesOf);

/** The modules of a route and those below it, as `features/news/public/item.tsx`. */
function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file.replace(/^.*\/src\//, ""), ...children.flatMap(filesOf)];
}

/** Modules of the feature that React Router would serve. */
function pagesOf(folder: string): string[] {
  return globSync(`src/features/${folder}/{public,staff}/*.tsx`).map((path) => path.replace(/^src\//, ""));
}

// A line in each list makes a feature part of the site; here somebody who forgot one is told which.
describe.each(folders)("the feature %s", (folder) => {
  it("is in the list of src/features/index.server.ts", () => {
    expect(features.map(({ name }) => name)).toContain(folder);
  });

  it("has its pages and screens in src/routes.ts", async () => {
    if (!existsSync(`src/features/${folder}/routes.ts`)) {
      const pages = pagesOf(folder).filter((path) =>
        /export (const|async function|function) (clientL|l)oader/.test(readFileSync(`src/${path}`, "utf8")),
      );
      return expect(pages).toEqual([]);
    }
    const module: Record<string, RouteConfigEntry[]> = await import(`../../src/features/${folder}/routes.ts`);
    const own = Object.values(module).flat().flatMap(filesOf);
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) expect(registered).toContain(file);
  });

  if (existsSync(`src/features/${folder}/browser.ts`)) {
    it("has its half for the staff area in src/features/index.browser.ts", () =>
      expect(allScreens.map(({ name }) => name)).toContain(folder));
  }
});

const withProblems = globSync("src/features/*/problems.server.ts");

// A schema names a problem by its key: one that is not in the list would be said as "This is not valid".
it.each(withProblems)("%s is what the feature gives the server", async (path) => {
  const [exported] = Object.values(await import(`../../${path}`));
  expect(features.map(({ problems }) => problems)).toContain(exported);
});

const withActions = globSync("src/features/*/actions.ts");

// An action that the staff area is not told of would be shown by the name that the journal keeps.
it.each(withActions)("%s is what the feature gives the staff area", async (path) => {
  const [exported] = Object.values(await import(`../../${path}`));
  const { journal } = allScreens.find(({ name }) => path.split(/[\\/]/).includes(name)) ?? {};
  expect(journal?.actions).toMatchObject(exported as object);
});

const changing = features.filter(
  ({ contract, content = [] }) =>
    content.length > 0 || Object.values(contract).some(({ kind }) => kind === "write"),
);

// Without it, staff would read the name that programmers use.
it.each(changing.map(({ name }) => name))(
  "%s, which changes something, has its words for the journal",
  (name) => {
    expect(allScreens.find((each) => each.name === name)?.journal?.title).toBeDefined();
  },
);

it("registers no feature twice", () => {
  for (const list of [features, allScreens]) {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
