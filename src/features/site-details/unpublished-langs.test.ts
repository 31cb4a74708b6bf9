import { describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";

describe.each(ONE_ENGINE)("site details left unpublished on %s", (engine) => {
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
    const { save, draft } = contentApi(app, staff, "siteDetails");
    const answer = await save("siteDetails", version, json, { langs: ["eng", "tra"] });
    expect(answer, JSON.stringify([version, _id])).toMatchObject({ status: 200 });
    const after = await get();
    expect(after.name).toEqual(before.name);
    expect(after.shortName).toEqual(before.shortName);
    expect((await draft(json, "siteDetails")).status).toBe(200);
    expect((await get()).shortName).toEqual(before.shortName);
  });
});
