import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codeFiles, textOf } from "./project-files";

const names = globSync("src/features/*/").map((path) => path.split(/[\\/]/).at(-1) ?? "");

const programs = codeFiles().filter(
  (path) => /^(src\/|[\w.-]+\.ts$)/.test(path) && !/\.test\.tsx?$/.test(path),
);

const layers = programs.filter((path) => /^src\/(platform|art|ui|media|content|site)\//.test(path));

/**
 * Who may name which files of features besides the feature itself. Where the site is put together, what one feature has
 * for all of it is named, and where two features meet, a file beside both tells one of the other; else the two lists say
 * which there are. Pages that visitors see are put together of several features' parts; the staff area's frame asks
 * whether somebody is signed in; the commands are those of accounts and of the backup; the charity's first texts have
 * the shapes of a feature; the fixed calls adapt its types.
 */
const ALLOWED: readonly { from: RegExp; to: RegExp }[] = [
  { from: /^src\/features\/index\.browser\.ts$/, to: /^[\w-]+\/browser$/ },
  { from: /^(src\/(features\/[\w-]+|app|daily-jobs|prepare)\.server|src\/routes|server)\.ts$/, to: /./ },
  { from: /^src\/features\/pages\.browser\.ts$/, to: /^pages\// },
  { from: /^src\/pages\/(?!staff\/)/, to: /./ },
  { from: /^src\/pages\/staff\//, to: /^accounts\/contract$/ },
  {
    from: /^(staff|backup|restore|import|export)\.ts$/,
    to: /^(accounts|backup|import|content-export)\//,
  },
  { from: /^src\/charity\//, to: /\/(contract|shapes)$/ },
  { from: /^src\/contract\//, to: /^[\w-]+\/[\w.-]+$/ },
];

/** Files of features that a file imports, as `news/contract`. */
function reached(path: string): string[] {
  const pattern = path.startsWith("src/features/") && path.split("/").length === 3 ? "\\./" : "features/";
  const imports = new RegExp(`(?:from|import\\() ?"[./a-z]*?${pattern}((?:${names.join("|")})/[^"]+)"`, "g");
  return [...textOf(path).matchAll(imports)].map(([, file = ""]) => file);
}

describe.each(programs.filter((path) => !/^src\/features\/[^/]+\//.test(path) && reached(path).length > 0))(
  "%s",
  (path) => {
    it("names only features that it may", () => {
      const to = ALLOWED.filter(({ from }) => from.test(path)).map((each) => each.to);
      expect(reached(path).filter((file) => !to.some((allowed) => allowed.test(file)))).toEqual([]);
    });
  },
);

it("finds who names a feature", () => {
  expect(reached("src/features/index.server.ts").length).toBeGreaterThan(10);
  expect(reached("src/prepare.server.ts")).toContain("accounts/staff-accounts.server");
});

// By a name in quotes a layer would know a feature as well. Accounts, media, the menu, pages and a search are what it calls its own, too.
it("names no feature in a layer below them", () => {
  const quoted = new RegExp(
    `["'\`](${names.filter((name) => !/^(accounts|media|menu|pages|search)$/.test(name)).join("|")})["'\`]`,
  );
  expect(layers.filter((path) => quoted.test(textOf(path)))).toEqual([]);
});

/** The names of what features say of themselves: their actions in the journal, and what they refuse with. */
const own = await Promise.all(
  globSync("src/features/*/{actions,problems.server}.ts").map(async (path) =>
    Object.keys(Object.values(await import(`../../${path}`))[0] as object),
  ),
);

it("names in no layer what a feature alone does, or refuses with", () => {
  const names = own.flat();
  expect(names).toEqual(expect.arrayContaining(["star", "signIn", "headerNeeded"]));
  const quoted = new RegExp(`["'\`](${names.join("|")})["'\`]`);
  expect(layers.filter((path) => quoted.test(textOf(path)))).toEqual([]);
});
