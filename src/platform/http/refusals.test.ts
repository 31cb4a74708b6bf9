import pino from "pino";
import { expect, it } from "vitest";
import { authProblems } from "../auth/problems.server";
import { Outage } from "../db/outage.server";
import { InvalidInput } from "./input.server";
import { Problem } from "./problem";
import { problemAnswer } from "./problem-answer.server";

const request = new Request("http://localhost/api/addnews", { headers: { Cookie: "kapok.session_token=x" } });

function linesFor(error: unknown): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  problemAnswer(error, request, "id-1", { log, outage: new Outage() });
  return lines;
}

it.each([
  [new Problem(401, "signedOut"), "signedOut"],
  [new Problem(403, "crossSite"), "crossSite"],
  [new Problem(403, authProblems.secondFactorNeeded), "secondFactorNeeded"],
  [new Problem(429, authProblems.tooManyLogins), "tooManyLogins"],
  [new Problem(415, "jsonOnly"), "jsonOnly"],
])("logs a refusal with its reason: %s", (error, reason) => {
  const [line, ...others] = linesFor(error);
  expect(line).toMatchObject({
    requestId: "id-1",
    status: error.status,
    reason,
    msg: "a request was refused",
  });
  expect(others).toEqual([]);
});

it("logs which fields were refused, and nothing of what was sent", () => {
  const fields = ["news.eng.header", 'x"}\n{"level":50', "a@b.example"].map((path) => ({
    path,
    message: "No.",
  }));
  const lines = linesFor(new InvalidInput(fields));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ reason: "invalid", fields: ["news.eng.header"] });
});

it("logs nothing of what merely is not there", () => {
  expect(linesFor(new Problem(404, "notFound"))).toEqual([]);
});
