import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scripts } from "../../package.json";

const documents = globSync("docs/{operations,operations/*}.md").sort();

/** The mark before each block of commands: which test tries it, or that it was only read, and why. */
const MARK = /<!-- (?:tried: (?<test>\S+)(?: [^>]+)?|read only: (?<reason>[^>]+)) -->\n\n$/;

/** The blocks of shell commands in a document. */
function blocksOf(path: string) {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(({ index, 1: commands = "" }) => ({
    commands,
    place: `${path}:${text.slice(0, index).split("\n").length}`,
    mark: MARK.exec(text.slice(0, index))?.groups,
  }));
}

const blocks = documents.flatMap(blocksOf);

describe("commands of docs/operations", () => {
  it.each(blocks)("$place are tried by a test that is there, or marked as read only", ({ mark }) => {
    expect(mark).toBeDefined();
    if (mark?.test) expect([mark.test, existsSync(mark.test)]).toEqual([mark.test, true]);
  });

  it.each(blocks)("$place are shell without a mistake", ({ commands }) => {
    const { stderr } = spawnSync("bash", ["-n"], { input: commands, encoding: "utf8" });
    expect(stderr).toBe("");
  });

  it("name files and scripts of the project that are there", () => {
    const all = blocks.map(({ commands }) => commands).join("");
    const files = [
      ...all.matchAll(/(?<![\w.-])(?:\/opt\/kapok\/current\/)?((?:deploy|scripts)\/[\w@-]+\.\w+)/g),
    ];
    const made = ["deploy/digests.yaml"];
    const named = files.map(([, file = ""]) => file).filter((file) => !made.includes(file));
    expect(named).toContain("deploy/kapok@.service");
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
    const run = [...all.matchAll(/npm (?:--prefix \S+ )?run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(run).toContain("prepare-release");
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});
