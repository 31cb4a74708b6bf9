import { expect, it } from "vitest";
import { LazyPart } from "./lazy-part";

it("is fetched once for all who watch, and again when asked after it failed", async () => {
  const fail = () => Promise.reject(new Error("away"));
  const answers = [fail, fail, async () => "part"];
  const part = new LazyPart(async () => (answers.shift() ?? (() => "too often"))());
  expect(part.state()).toEqual({});
  const told = new Promise<void>((resolve) => part.watch(resolve));
  part.watch(() => {});
  await told;
  expect(part.state()).toEqual({ failed: true });
  await part.fetch();
  expect(part.state()).toEqual({ failed: true });
  const again = part.fetch();
  await Promise.all([part.fetch(), again]);
  expect(part.state()).toEqual({ part: "part" });
});
