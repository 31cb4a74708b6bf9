import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import type { StatementDonor } from "./contract";
import { pdfText } from "./testing/pdf-text";
import { addGift, openReceiptApp } from "./testing/samples";

describe.each(ONE_ENGINE)("yearly statements on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof openReceiptApp>>;
  beforeAll(async () => {
    desk = await openReceiptApp(engine);
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.clear());

  const give = (more: Record<string, unknown>) => addGift(desk.app, desk.staff, { amount: "800", ...more });
  const donors = async (query = ""): Promise<StatementDonor[]> =>
    (await desk.get<{ donors: StatementDonor[] }>(`/api/statementDonors?year=2026${query}`)).donors;
  const statement = async (more: Record<string, string>) => {
    const query = new URLSearchParams({ year: "2026", ...more });
    const answer = await desk.app.call("GET", `/api/donorStatement?${query}`, { headers: desk.staff });
    const said = await answer.json();
    return answer.ok ? pdfText(Buffer.from(said.pdf, "base64")) : [answer.status, said.message];
  };

  it("are in a list that is sorted by donor, gifts and amount, with the sum of those found", async () => {
    await give({ firstName: "Bo", lastName: "", amount: "100" });
    await give({ firstName: "Bo", lastName: "", amount: "100" });
    await give({ firstName: "Al", lastName: "", amount: "300" });
    await give({ firstName: "", lastName: "", email: "cy@example.com", amount: "50" });
    const path = "/api/statementDonors?year=2026";
    const list = (query: string) =>
      desk.get<{ donors: StatementDonor[]; sumCents: number }>(`${path}${query}`);
    const sorted = async (sort: string) =>
      (await list(`&sort=${sort}`)).donors.map(({ name, email }) => name || email).join(" ");
    expect(await sorted("name")).toBe("Al Bo cy@example.com");
    expect(await sorted("-name")).toBe("cy@example.com Bo Al");
    expect(await sorted("-gifts")).toBe("Bo cy@example.com Al");
    expect(await sorted("amount")).toBe("cy@example.com Bo Al");
    expect(await sorted("-amount")).toBe("Al Bo cy@example.com");
    expect((await list("")).sumCents).toBe(55_000);
    expect((await list("&q=bo")).sumCents).toBe(20_000);
    expect((await list("&q=nobody")).sumCents).toBe(0);
  });

  it("are files that carry the name of the donor", async () => {
    await give({ firstName: "大文", lastName: "陳/..", email: "file@example.com", givenOn: "2026-05-05" });
    const query = new URLSearchParams({ year: "2026", email: "file@example.com" });
    const answer = await desk.app.call("GET", `/api/donorStatement?${query}`, { headers: desk.staff });
    const { filename } = await answer.json();
    expect(filename).toMatch(/^donations-2026-2027 [^/\\.]*大文[^/\\.]*\.pdf$/);
    expect(filename).toContain("陳");
  });

  it("are one for each named person, with the name, though two share an address", async () => {
    const email = "chan@example.com";
    await give({ firstName: "Tai Man", lastName: "CHAN", email, givenOn: "2026-04-01" });
    await give({ firstName: "Siu Fong", lastName: "WONG", email, givenOn: "2026-05-28", amount: "200" });
    await give({ firstName: "Siu Fong", lastName: "WONG", email, givenOn: "2026-03-31" });
    expect(await donors()).toEqual([
      { name: "Siu Fong WONG", email, count: 1, amountCents: 20_000 },
      { name: "Tai Man CHAN", email, count: 1, amountCents: 80_000 },
    ]);
    const ofWong = await statement({ name: "wong siu fong", email });
    expect(ofWong).toContain("Siu Fong WONG");
    expect(ofWong).toContain("HK$200.00");
    expect(ofWong).not.toContain("HK$800.00");
    expect(ofWong).toContain("28 May 2026");
    expect(ofWong).toContain("2026年5月28日");
    expect(await statement({ email })).toEqual([
      409,
      "Several people gave from this e-mail address. Choose one of them by name.",
    ]);
    expect((await statement({ name: "Nobody" }))[0]).toBe(404);
  });

  it("are there for donors without an e-mail address, by either script and order of a name", async () => {
    await give({ firstName: "大文", lastName: "陳", email: "" });
    await give({ firstName: "大文", lastName: "陈", email: "", amount: "1" });
    await give({ firstName: "", lastName: "", email: "" });
    await give({ firstName: "", lastName: "", email: "only@example.com", amount: "5" });
    expect(await donors()).toEqual([
      { name: "", email: "only@example.com", count: 1, amountCents: 500 },
      { name: "陈大文", email: "", count: 2, amountCents: 80_100 },
    ]);
    expect(await donors(`&q=${encodeURIComponent("陳 大文")}`)).toHaveLength(1);
    expect(await statement({ name: "陳大文" })).toContain("HK$801.00");
  });

  it("are of those gifts alone that came without an address, where the list says so of a name", async () => {
    const named = { firstName: "Tai Man", lastName: "CHAN" };
    await give({ ...named, email: "" });
    await give({ ...named, email: "another.chan@example.com", amount: "300" });
    expect((await donors()).map(({ email, amountCents }) => [email, amountCents])).toEqual([
      ["", 80_000],
      ["another.chan@example.com", 30_000],
    ]);
    const without = await statement({ name: "Tai Man CHAN", email: "" });
    expect(without).toContain("HK$800.00");
    expect(without).not.toContain("another.chan@example.com");
    const addressed = await statement({ name: "Tai Man CHAN", email: "another.chan@example.com" });
    expect(addressed).toContain("HK$300.00");
    expect(addressed).not.toContain("HK$800.00");
    expect(await statement({ name: "Tai Man CHAN" })).toContain("HK$1,100.00");
    expect((await statement({ name: "", email: "" }))[0]).toBe(404);
    expect((await statement({}))[0]).toBe(404);
  });
});
