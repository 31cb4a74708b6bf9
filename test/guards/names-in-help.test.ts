import { expect, it } from "vitest";
import { allScreens } from "../../src/features/index.browser";

/** Files with words of the staff area, help apart. */
const files = import.meta.glob([
  "../../src/**/*words*.ts",
  "../../src/**/words/*.ts",
  "../../src/**/browser.ts",
  "../../src/**/definition.ts",
  "../../src/ui/**/*.{ts,tsx}",
  "../../src/content/**/staff/**/*.{ts,tsx}",
  "../../src/**/staff/*.{ts,tsx}",
  "!../../src/**/*help.ts",
  "!../../src/**/*.test.{ts,tsx}",
  "!../../src/**/*.browser.test.ts",
  "!../../src/**/*.server.ts",
]);

/** By what the screens say in English, what they say for it in the two Chinese scripts. */
type Pairs = Map<string, { tra: Set<unknown>; sim: Set<unknown> }>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Notes the texts that stand at the same place in the three languages. */
function pair(eng: unknown, tra: unknown, sim: unknown, found: Pairs): void {
  if (typeof eng === "string") {
    const said = found.get(eng) ?? { tra: new Set(), sim: new Set() };
    said.tra.add(tra);
    said.sim.add(sim);
    found.set(eng, said);
  } else if (isObject(eng) && isObject(tra) && isObject(sim)) {
    for (const [key, text] of Object.entries(eng)) pair(text, tra[key], sim[key], found);
  }
}

/** Looks through exports for texts in three languages. */
function gather(value: unknown, found: Pairs, seen = new Set<unknown>()): void {
  if (!isObject(value) || seen.has(value)) return;
  seen.add(value);
  if ("eng" in value && "tra" in value && "sim" in value) pair(value.eng, value.tra, value.sim, found);
  else for (const inner of Object.values(value)) gather(inner, found, seen);
}

const named = (steps: readonly string[], quoted: RegExp) =>
  [...steps.join("\n").matchAll(quoted)].map(([, name = ""]) => name);

// A beginner looks for the very name: a button that is called otherwise is not found.
it("help names buttons and fields in Chinese as the screens do", { timeout: 120_000 }, async () => {
  const found: Pairs = new Map();
  gather(allScreens, found);
  for (const load of Object.values(files)) gather({ ...((await load()) as object) }, found);
  const links = allScreens.flatMap(({ menu }) => menu?.links ?? []);
  const otherwise: string[] = [];
  let known = 0;
  for (const { to, help } of links.flatMap((link) => [link, ...(link.parts ?? [])])) {
    const { eng, tra, sim } = (await help()).default;
    for (const [at, task] of eng.tasks.entries()) {
      const inTra = named(tra.tasks[at]?.steps ?? [], /「([^」]+)」/g);
      const inSim = named(sim.tasks[at]?.steps ?? [], /“([^”]+)”/g);
      for (const name of named(task.steps, /“([^”]+)”/g)) {
        const said = found.get(name);
        if (!said) continue; // a name with something filled in, or of another program
        known += 1;
        if (!inTra.some((each) => said.tra.has(each))) otherwise.push(`${to}: ${name}, ${[...said.tra]}`);
        if (!inSim.some((each) => said.sim.has(each))) otherwise.push(`${to}: ${name}, ${[...said.sim]}`);
      }
    }
  }
  expect(otherwise).toEqual([]);
  expect(known).toBeGreaterThan(50);
});

it("help in Chinese tells nobody to press what no button says", async () => {
  const links = allScreens.flatMap(({ menu }) => menu?.links ?? []);
  const wrong: string[] = [];
  for (const { to, help } of links.flatMap((link) => [link, ...(link.parts ?? [])])) {
    const { tra, sim } = (await help()).default;
    if (JSON.stringify([tra, sim]).includes("提交")) wrong.push(to);
  }
  expect(wrong).toEqual([]);
});
