import { execSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isAllowed, refusedPackages } from "../../scripts/licences";
import { nodePackages } from "../../scripts/runtime-files";

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  license?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, LockedPackage> };
const asked = read("package.json") as Record<
  "dependencies" | "optionalDependencies" | "devDependencies",
  Record<string, string>
>;
const locked = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");
const known = new Set(locked.map(([path]) => nameOf(path)));

/** Tells whether a package comes from another place than the registry; one that names none comes from there. */
const isElsewhere = (resolved?: string) =>
  resolved !== undefined && URL.parse(resolved)?.origin !== "https://registry.npmjs.org";

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
    const all = { ...asked.dependencies, ...asked.optionalDependencies, ...asked.devDependencies };
    const loose = Object.entries(all).filter(
      ([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+[\w.+-]*$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("can be installed on every system that its packages have a part for", () => {
    const parts = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
    expect(parts.filter((name) => !known.has(name))).toEqual([]);
  });

  it("has a Node of one version for every machine, by a digest of ours", () => {
    const nodes = Object.entries(nodePackages()).map(([machine, name]) => {
      const { os, cpu, version, integrity } = packages[`node_modules/${name}`] ?? {};
      return { machine, fits: `${os}-${cpu}`, version, integrity, asked: asked.optionalDependencies[name] };
    });
    const [{ version } = {}] = nodes;
    expect(nodes).toEqual(
      nodes.map(({ machine }) => ({
        machine,
        fits: machine,
        version,
        integrity: expect.stringMatching(/^sha512-/),
        asked: expect.stringMatching(new RegExp(`(^|@)${version?.replaceAll(".", "\\.")}$`)),
      })),
    );
  });

  it("runs no script of a package while that is installed, whoever installs it", () => {
    const folder = mkdtempSync(join(tmpdir(), "kapok-packages-"));
    try {
      const leave = "node -e \"require('fs').writeFileSync(process.env.INIT_CWD + '/ran', '')\"";
      const scripts = { preinstall: leave, install: leave, postinstall: leave, prepare: leave };
      mkdirSync(join(folder, "stranger"));
      const stranger = { name: "stranger", version: "1.0.0", scripts };
      writeFileSync(join(folder, "stranger", "package.json"), JSON.stringify(stranger));
      const project = { name: "project", private: true, dependencies: { stranger: "file:stranger" } };
      writeFileSync(join(folder, "package.json"), JSON.stringify(project));
      copyFileSync(".npmrc", join(folder, ".npmrc"));
      execSync("npm install --offline --no-audit --no-fund --loglevel=error", {
        cwd: folder,
        stdio: "ignore",
      });
      expect(existsSync(join(folder, "node_modules", "stranger", "package.json"))).toBe(true);
      expect(existsSync(join(folder, "ran"))).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
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
