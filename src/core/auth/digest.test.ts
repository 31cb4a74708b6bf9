import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { digestOf, PASSWORD_COST } from "./digest.server";

it("makes the digest of a password at a cost that only tests lower", async () => {
  expect(await digestOf("four unrelated words", PASSWORD_COST)).toMatch(/^scrypt\$16384\$16\$1\$/);
  const program = globSync("{*.ts,{src,migrations,scripts}/**/*.{ts,tsx}}").filter(
    (file) => !file.includes(".test."),
  );
  const lowering = program.filter((file) => readFileSync(file, "utf8").includes("setPasswordCost("));
  expect(lowering).toEqual(["src/core/auth/digest.server.ts"]);
});
