import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { completeness } from "../../content/schemas";
import { type Localized, localized } from "../../platform/locale/lang";
import { donors } from "./definition";

describe("donors", () => {
  const { app, staff } = appTests();

  const read = async () => (await (await app.call("GET", "/api/donors")).json()).donors;
  const replace = (json: unknown) => app.call("POST", "/api/adddonor", { headers: staff, json });

  it("is one entry from the beginning", async () => {
    expect(await read()).toEqual([{ _id: expect.any(String), eng: [], tra: [], sim: [], version: 1 }]);
  });

  it("takes lists and texts, trimmed, without blank lines, in order", async () => {
    const answer = await replace({
      eng: [" Mrs Lam ", "", "Anonymous"],
      tra: "林太\r\n\r\n 無名氏 \n[2026]",
      sim: "",
    });
    expect(await answer.json()).toEqual({ message: "success" });
    expect(await read()).toEqual([
      expect.objectContaining({ eng: ["Mrs Lam", "Anonymous"], tra: ["林太", "無名氏", "[2026]"], sim: [] }),
    ]);
  });

  it("refuses what is no list of names, and an older version, and keeps what was there", async () => {
    const before = await read();
    const wrong = await replace({ eng: [1], tra: [], sim: [] });
    expect(wrong.status).toBe(400);
    const older = await replace({ eng: [], tra: [], sim: [], version: before[0].version - 1 });
    expect(older.status).toBe(409);
    expect(await read()).toEqual(before);
  });

  it("can be compared with its former versions as it is stored", async () => {
    await replace({ eng: ["Mrs Lam"], tra: [], sim: [] });
    const [{ version }] = await read();
    await replace({ eng: ["Mrs Lam", "Mr Ho"], tra: [], sim: [] });
    const names = async (number: number) => {
      const path = `/api/content/donors/donors?revision=${number}`;
      return (await (await app.call("GET", path, { headers: staff })).json()).content.eng.names;
    };
    expect([await names(version), await names(version + 1)]).toEqual([["Mrs Lam"], ["Mrs Lam", "Mr Ho"]]);
  });
});

it("is complete in no language that has fewer names than another", () => {
  const list = (count: number) => Array.from({ length: count }, (_, at) => `Name ${at}`);
  const complete = (names: Localized<string[]>) =>
    completeness(
      donors,
      localized((lang) => ({ names: names[lang] })),
    );
  expect(complete({ eng: list(200), tra: list(5), sim: list(200) })).toEqual({
    eng: true,
    tra: false,
    sim: true,
  });
  expect(complete({ eng: [], tra: [], sim: [] })).toEqual({ eng: false, tra: false, sim: false });
});
