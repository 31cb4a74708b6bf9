import { describe, expect, it } from "vitest";
import { PASSWORD, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";

const NONE: object[] = [
  {},
  { username: "" },
  { password: PASSWORD },
  { username: null, password: PASSWORD },
  { username: ["mei"], password: PASSWORD },
  { username: "  ", password: PASSWORD },
  { username: "mei\u0000", password: PASSWORD },
  { username: "\ud800", password: PASSWORD },
  { username: USERNAME, password: "\u0000" },
];

describe("credentials that are missing", () => {
  const { app } = appTests();

  it("are refused in the same words, and are no guesses at an account", async () => {
    const answers: unknown[] = [];
    for (const json of NONE) {
      const answer = await app.call("POST", "/api/login", { json });
      const { requestId: _, ...body } = await answer.json();
      answers.push([answer.status, body]);
    }
    const words = { message: "The username or the password is not correct." };
    expect(answers).toEqual(NONE.map(() => [400, words]));
  });
});
