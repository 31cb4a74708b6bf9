import { createHook } from "node:async_hooks";
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CODE_COST, digestOf, PASSWORD_COST } from "./digest.server";

it("makes the digests of passwords and codes at costs that only tests lower", async () => {
  expect(await digestOf("four unrelated words", PASSWORD_COST)).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await digestOf("k3m9p-x7w2q", CODE_COST)).toMatch(/^scrypt\$16384\$8\$1\$/);
  const program = globSync("{*.ts,{src,migrations,scripts}/**/*.{ts,tsx}}").filter(
    (file) => !file.includes(".test."),
  );
  const lowering = program.filter((file) => readFileSync(file, "utf8").includes("setDigestCosts("));
  expect(lowering).toEqual(["src/platform/auth/digest.server.ts"]);
});

it("digests two at a time, however many people log in at once", async () => {
  const [jobs, atOnce] = [new Set<number>(), [0]];
  const watch = createHook({
    init: (id, type) => {
      if (type === "SCRYPTREQUEST") atOnce.push(jobs.add(id).size);
    },
    before: (id) => void jobs.delete(id),
  }).enable();
  const digests = await Promise.all(Array.from({ length: 9 }, (_, number) => digestOf(`secret ${number}`)));
  watch.disable();
  expect(new Set(digests).size).toBe(9);
  expect(Math.max(...atOnce)).toBe(2);
});
