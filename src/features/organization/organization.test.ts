import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { publishedRecord } from "../../content/store/published.server";
import { localized } from "../../platform/locale/lang";
import { organization } from "./definition";
import { organizationView } from "./view.server";

describe("the organisation", () => {
  const { app, staff } = appTests();

  const answer = async () => (await app.call("GET", "/api/orgStructure")).json();
  const read = async () => (await answer()).orgStructure[0];
  const replace = (combined: unknown, version?: number) =>
    app.call("POST", "/api/addorgstructure", { headers: staff, json: { combined, version } });

  it("is one entry from the beginning, with every field of every language", async () => {
    const nobody = {
      founder: "",
      trustee: "",
      members: "",
      advisors: "",
      membersSplit: [],
      advisorsSplit: [],
    };
    const { orgStructure } = await answer();
    expect(orgStructure).toEqual([
      {
        _id: expect.any(String),
        combined: {
          eng: { ...nobody, engStaff: [], engPatron: [] },
          tra: { ...nobody, traStaff: [], traPatron: [] },
          sim: { ...nobody, simStaff: [], simPatron: [] },
        },
        version: 1,
      },
    ]);
  });

  it("makes the lists of the texts, whatever lists were sent", async () => {
    const eng = { members: "Ms A\r\n\n Mr B \nDr C", membersSplit: ["Somebody else"], advisors: "" };
    expect(await (await replace({ eng })).json()).toEqual({ message: "success" });
    const { combined } = await read();
    expect(combined.eng.membersSplit).toEqual(["Ms A", "Mr B", "Dr C"]);
    expect(combined.eng.advisorsSplit).toEqual([]);
    expect(combined.tra.members).toBe("");
  });

  it("keeps people in the order of their order, else of the list, and drops empty rows", async () => {
    await replace({
      tra: {
        traPatron: [
          { order: 2, patronName: "乙", patronTitle: "贊助人" },
          { order: 1, patronName: "甲", patronTitle: "" },
        ],
        traStaff: [{ staffName: " 丙 " }, { staffName: "", staffTitle: "" }, { staffName: "丁" }],
      },
    });
    const { tra } = (await read()).combined;
    expect(tra.traPatron).toEqual([
      { order: 1, patronName: "甲", patronTitle: "" },
      { order: 2, patronName: "乙", patronTitle: "贊助人" },
    ]);
    expect(tra.traStaff.map(({ staffName }: { staffName: string }) => staffName)).toEqual(["丙", "丁"]);
  });

  it("refuses a title without a name, and an older version, and keeps what was there", async () => {
    const before = await read();
    const nameless = await replace({ sim: { simStaff: [{ staffName: "甲" }, { staffTitle: "护士" }] } });
    expect(nameless.status).toBe(400);
    expect((await nameless.json()).errors).toMatchObject([{ path: "combined.sim.simStaff.1.staffName" }]);
    expect((await replace({ eng: { founder: "x" } }, before.version - 1)).status).toBe(409);
    expect(await read()).toEqual(before);
  });

  it("shows each language what it lacks whole from another", async () => {
    await replace({
      eng: { founder: "Ms Choi", members: "Ms A\nMr B" },
      tra: { founder: "蔡女士", engStaff: [], traStaff: [{ staffName: "盧女士", staffTitle: "總幹事" }] },
      sim: { members: "甲" },
    });
    const entry = await publishedRecord(app.deps.db, organization);
    const shown = localized((lang) => organizationView(entry, lang));
    expect(shown.sim.founder).toEqual({ value: "蔡女士", lang: "sim", from: "tra" });
    expect(shown.sim.members).toEqual({ value: ["甲"], lang: "sim" });
    expect(shown.sim.staff.value).toMatchObject([{ name: "卢女士", title: "总干事" }]);
    expect(shown.eng.staff).toMatchObject({ value: [{ name: "盧女士", title: "總幹事" }], lang: "tra" });
    expect(shown.eng.patrons.value).toEqual([]);
  });

  it("answers 304 until something changes", async () => {
    const first = await app.call("GET", "/api/orgStructure");
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await app.call("GET", "/api/orgStructure", { headers })).status).toBe(304);
    await replace({ eng: { founder: "Somebody new" } });
    expect((await app.call("GET", "/api/orgStructure", { headers })).status).toBe(200);
  });
});
