import pino from "pino";
import { expect, it } from "vitest";
import * as z from "zod";
import { loggedError } from "./log-stream.server";

it("says in a short line what was wrong with an answer, each fault once", () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line: string) => void lines.push(line) });
  const contract = z.object({ items: z.array(z.object({ header: z.string() })) });
  const answer = { items: Array.from({ length: 40 }, () => ({})) };
  const thrown = (parse: () => unknown) => {
    try {
      parse();
    } catch (error) {
      return error;
    }
  };
  log.error({ err: thrown(() => contract.parse(answer)) }, "a call failed");
  const [line = ""] = lines;
  expect(line.length).toBeLessThan(2500);
  expect(line.match(/items\.0\.header/g)).toHaveLength(1);
  expect(JSON.parse(line).err.message).toContain("and 35 more");

  log.error({ err: new TypeError("no such thing") }, "a call failed");
  expect(JSON.parse(lines[1] ?? "").err).toMatchObject({ type: "TypeError", message: "no such thing" });
});
