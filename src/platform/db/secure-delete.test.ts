import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app";
import { sqliteFile } from "./open.server";
import { pieceTokens } from "./search-index.server";

const WORDS = "Zqxvkj龘";
/**
 * The part of them that is whole in the index, which writes out only how a run differs from the one before.
 */
const TOKEN = pieceTokens(["龘"]);

it("leaves nothing of what was erased for good in the files of SQLite", async () => {
  const app = await openApp("sqlite");
  const staff = await app.login();
  const file = sqliteFile(app.deps.config.dataDir);
  /** Which of the words and their runs are in any of the files. */
  const found = () => {
    const bytes = [file, `${file}-wal`].filter(existsSync).map((each) => readFileSync(each));
    const looked = [WORDS, WORDS.toLowerCase(), TOKEN];
    return looked.filter((text) => bytes.some((all) => all.includes(text)));
  };
  const sent = async (firstName: string, email: string) => {
    const json = { firstName, lastName: "Chan", email, message: `${firstName} writes` };
    expect((await app.call("POST", "/api/contact", { json })).status).toBe(200);
  };
  await sent("Mei", "mei@visitor.example");
  await sent(WORDS, "q@visitor.example");
  expect(found()).toHaveLength(3);
  const erased = await app.call("DELETE", "/api/eraseMessagesOf", {
    json: { email: "q@visitor.example" },
    headers: staff,
  });
  expect(await erased.json()).toMatchObject({ erased: 1 });
  await expect.poll(found).toEqual([]);
  expect(readFileSync(file).includes("mei@visitor.example")).toBe(true);
  await app.close();
});
