import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";

describe.each(BOTH_ENGINES)("site details left unpublished on %s", (engine) => {
  const { app, staff } = appTests(engine);
  it("stay in that language what the site began with, where nobody has saved them before", async () => {
    const get = async () => (await (await app.call("GET", "/api/siteDetails")).json()).siteDetails;
    const before = await get();
    const { version, _id, ...details } = before;
    const json = {
      ...details,
      name: { ...details.name, sim: "zq" },
      shortName: { ...details.shortName, sim: "zq" },
    };
    const answer = await app.call("POST", "/api/editSiteDetails", {
      headers: { ...staff, "Keep-Back": "sim" },
      json,
    });
    expect(answer.status).toBe(200);
    const after = await get();
    expect(after.name).toEqual(before.name);
    expect(after.shortName).toEqual(before.shortName);
    const draft = await app.call("POST", "/api/saveDraft", {
      headers: staff,
      json: { type: "siteDetails", entry: json },
    });
    expect(draft.status).toBe(200);
    expect((await get()).shortName).toEqual(before.shortName);
  });
});
