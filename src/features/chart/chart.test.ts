import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { LANGS } from "../../platform/locale/lang";
import { aboutChart } from "./public/about-chart.server";

describe("the chart", () => {
  const { app, staff } = appTests();

  const read = async () => (await (await app.call("GET", "/api/getChart")).json()).chart;
  const update = (json: unknown) => app.call("POST", "/api/addchart", { headers: staff, json });
  const noFigures = { title: { eng: "", tra: "", sim: "" }, rows: [] };

  it("is one entry from the beginning, and nothing on the page", async () => {
    const none = { coverId: null };
    expect(await read()).toEqual([
      { _id: expect.any(String), eng: none, tra: none, sim: none, figures: noFigures, version: 1 },
    ]);
    expect(await aboutChart(app.deps.db, "eng")).toEqual({ picture: null, figures: null });
  });

  it("keeps the chart of a language that is left out, and says of its image what the chart does, else the library", async () => {
    const [one, two] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff)];
    const charts = { eng: { coverId: one }, sim: { coverId: one } };
    expect(await (await update({ charts })).json()).toEqual({ message: "success" });
    await update({ charts: { sim: { coverId: two } } });
    expect(await read()).toMatchObject([
      { eng: { coverId: one }, tra: { coverId: null }, sim: { coverId: two } },
    ]);
    const { read: newest, save } = contentApi(app, staff, "chart");
    const { content, revision } = (await newest("chart")).body;
    const said = { ...content, pictureAlts: { [one]: { eng: "Half rent" } } };
    const descriptions = { [two]: { alt: { sim: "房租" } } };
    expect((await save("chart", revision, said, {})).status).toBe(200);
    for (const [media_id, { alt }] of Object.entries(descriptions))
      await app.call("POST", "/api/editMedia", { headers: staff, json: { media_id, alt } });
    const alts = LANGS.map(async (lang) => (await aboutChart(app.deps.db, lang)).picture?.image.alt);
    expect(await Promise.all(alts)).toEqual(["Half rent", "房租", "房租"]);
    await update({ charts: { eng: { coverId: two }, sim: { coverId: null } } });
    expect(await read()).toMatchObject([{ eng: { coverId: two }, sim: { coverId: null } }]);
  });

  it("refuses an image that nobody uploaded, and an older version", async () => {
    const [before] = await read();
    const unknown = await update({ charts: { tra: { coverId: "none" } } });
    expect(unknown.status).toBe(400);
    expect((await unknown.json()).errors).toMatchObject([{ path: "charts.tra.coverId" }]);
    expect((await update({ charts: {}, version: before.version - 1 })).status).toBe(409);
    expect(await read()).toEqual([before]);
  });

  it("holds on to the images that it shows", async () => {
    const id = await uploadPhoto(app, staff);
    await update({ charts: { tra: { coverId: id } } });
    const tables = app.deps.db.$extendTables<{ media: { id: string } }>();
    await expect(tables.deleteFrom("media").where("id", "=", id).execute()).rejects.toThrow(/foreign key/i);
    await update({ charts: { tra: { coverId: null } } });
    await tables.deleteFrom("media").where("id", "=", id).execute();
  });

  it("takes figures, drops empty rows, and keeps them when they are left out", async () => {
    const rows = [
      { eng: "Rent", tra: "租金", amount: 750 },
      { eng: "", amount: "" },
      { sim: "工资", amount: 250 },
    ];
    await update({ charts: {}, figures: { title: { eng: "2026" }, rows } });
    await update({ charts: {} });
    expect((await read())[0].figures).toEqual({
      title: { eng: "2026", tra: "", sim: "" },
      rows: [
        { eng: "Rent", tra: "租金", sim: "", amount: 750 },
        { eng: "", tra: "", sim: "工资", amount: 250 },
      ],
    });
    const { figures } = await aboutChart(app.deps.db, "tra");
    expect(figures).toMatchObject({
      title: { text: "2026", lang: "eng" },
      rows: [
        { label: { text: "租金" }, amount: "HK$750", share: "75%", bar: 75 },
        { label: { text: "工資", from: "sim" }, amount: "HK$250", share: "25%", bar: 25 },
      ],
      total: "HK$1,000",
    });
  });

  it("names the row and field of a figure that is wrong", async () => {
    const rows = [{ eng: "Rent", amount: 1.5 }, { amount: 3 }, { eng: "Pay", amount: "12" }];
    const answer = await update({ charts: {}, figures: { rows } });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([
      { path: "figures.rows.0.amount", message: "Write an amount in whole Hong Kong dollars, in digits." },
      { path: "figures.rows.1.eng", message: "Say in at least one language what this amount was for." },
      { path: "figures.rows.2.amount", message: "Write an amount in whole Hong Kong dollars, in digits." },
    ]);
    await update({ charts: {}, figures: { rows: [] } });
    expect((await read())[0].figures).toEqual(noFigures);
  });
});
