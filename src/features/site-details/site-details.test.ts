import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { siteConfig } from "../../charity/site.config";
import { pdfFile } from "../../media/testing/pdf-files";
import { hongKongYear } from "../../platform/locale/format";
import { readSiteDetails } from "../../site/frame/site-details.server";
import { aboutAnnualReport } from "./feature.server";

describe("the site's details", () => {
  const { app, staff } = appTests();

  const read = async () => (await (await app.call("GET", "/api/siteDetails")).json()).siteDetails;
  const { edit: save, save: saveOver } = contentApi(app, staff, "siteDetails");
  const edit = (part: Record<string, unknown>) => save("siteDetails", { ...siteConfig, ...part });
  const refused = async (part: Record<string, unknown>) => {
    const { status, body } = await edit(part);
    expect(status).toBe(400);
    return (body.errors as { path: string }[]).map(({ path }) => path.replace("content.", ""));
  };
  const uploadPdf = async () => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(pdfFile())], "年報 2020.pdf", { type: "application/pdf" }));
    const answer = await app.call("POST", "/api/upload", { body: form, headers: staff });
    return ((await answer.json()) as { public_id: string }).public_id;
  };

  it("begin as charity/site.config.ts has them", async () => {
    expect(await read()).toEqual({ ...siteConfig, _id: expect.any(String), version: 1 });
  });

  it("are then as they were saved, trimmed", async () => {
    const address = { eng: " 1 Demo Road ", tra: "示範道 1 號", sim: "示范道 1 号" };
    const social = [{ name: "Threads", url: "https://kapok.example/threads" }];
    const answer = await edit({
      phone: "(852) 2000-0000 / 3000 0000 #12",
      fax: "",
      address,
      social,
      mapPoint: { lat: -22.5, lng: 114 },
      fps: { id: "1234567" },
    });
    expect(answer.status).toBe(200);
    expect(await readSiteDetails(app.deps.db)).toMatchObject({
      phone: "(852) 2000-0000 / 3000 0000 #12",
      fax: "",
      address: { ...address, eng: "1 Demo Road" },
      social,
      mapPoint: { lat: -22.5, lng: 114 },
      fps: { id: "1234567" },
    });
  });

  it.each([
    ["2345 6789", "+852 2345 6789"],
    ["23456789 / 3456-7890 #12", "+852 23456789 / +852 3456-7890 #12"],
    ["+852 2345 6789", "+852 2345 6789"],
    ["(852) 2345 6789 / 3456 7890", "(852) 2345 6789 / 3456 7890"],
    ["+86 755 2345 6789", "+86 755 2345 6789"],
    ["1823", "1823"],
  ])("keep the number %s as %s", async (phone, kept) => {
    expect((await edit({ phone, fax: phone, pps: { ...siteConfig.pps, phone } })).status).toBe(200);
    expect(await readSiteDetails(app.deps.db)).toMatchObject({ phone: kept, fax: kept, pps: { phone } });
  });

  it.each([
    ["1234567", "1234567"],
    ["123456789", "123456789"],
    ["+852 6789 1234", "+852-67891234"],
    ["＋８５２６７８９１２３４", "+852-67891234"],
    ["pay@charity.example", "pay@charity.example"],
    ["", ""],
  ])("keep who is paid by FPS, %s, as %s", async (id, kept) => {
    expect((await edit({ fps: { id, reference: "DONATION" } })).status).toBe(200);
    expect((await read()).fps).toEqual({ id: kept, reference: "DONATION" });
    expect((await edit({ fps: { id, reference: "" } })).status).toBe(200);
    expect((await read()).fps).toEqual({ id: kept, reference: "" });
  });

  it.each([
    "12345678",
    "67891234",
    "+86 13912345678",
    "+852 1234",
    `${"x".repeat(80)}@a.example`,
    "木@棉.example",
  ])("refuse %s as who is paid by FPS", async (id) =>
    expect(await refused({ fps: { id } })).toEqual(["fps.id"]),
  );

  it("refuse a reference that no FPS code has room for", async () => {
    for (const reference of ["捐款", "x".repeat(26)])
      expect(await refused({ fps: { id: "1234567", reference } })).toEqual(["fps.reference"]);
  });

  it("say how one comes", async () => {
    const wayHere = {
      ...siteConfig.wayHere,
      station: { eng: "North Point", tra: "北角", sim: "" },
      exit: " A4 ",
    };
    expect((await edit({ wayHere })).status).toBe(200);
    expect((await read()).wayHere).toEqual({ ...wayHere, exit: "A4" });
    expect((await edit({ wayHere: siteConfig.wayHere })).status).toBe(200);
    expect((await read()).wayHere).toEqual(siteConfig.wayHere);
  });

  it("say which field is wrong, and stay as they were", async () => {
    const before = await read();
    expect(
      await refused({
        name: { ...siteConfig.name, tra: " " },
        phone: "call me",
        fax: "12",
        email: "hello@kapok",
        mapPoint: { lat: 90.1, lng: "" },
        social: [
          { name: "Fine", url: "http://kapok.example" },
          { name: "", url: "javascript:alert(1)" },
        ],
        fps: { id: "12345678" },
        annualReport: { year: 1899, url: "report.pdf" },
      }),
    ).toEqual([
      "name.tra",
      "phone",
      "fax",
      "email",
      "mapPoint.lat",
      "mapPoint.lng",
      "social.1.name",
      "social.1.url",
      "fps.id",
      "annualReport.year",
      "annualReport.url",
    ]);
    expect(await refused({ annualReport: { year: hongKongYear(new Date()) + 2 } })).toEqual([
      "annualReport.year",
    ]);
    expect(await read()).toEqual(before);
  });

  it.each([
    ["91/1234", "91/1234"],
    ["９１／０１２３４", "91/01234"],
    ["IR File No. 91 / 1234", "91/1234"],
    ["稅務局檔案編號：91/1234", "91/1234"],
    ["", ""],
  ])("take the file number %s as %s", async (typed, kept) => {
    expect((await edit({ registrationReference: typed })).status).toBe(200);
    expect(await read()).toMatchObject({ registrationReference: kept });
  });

  it.each(["yes", "section 88", "1234567", "91/", "91-1234", "see our letter 91/1234 of May"])(
    "do not take %s as a file number",
    async (registrationReference) => {
      expect(await refused({ registrationReference })).toEqual(["registrationReference"]);
    },
  );

  it("refuse an older version", async () => {
    const { version } = await read();
    const over = (from: number, phone: string) => saveOver("siteDetails", from, { ...siteConfig, phone }, {});
    expect((await over(version - 1, "1234")).status).toBe(409);
    expect((await over(version, "5678")).status).toBe(200);
    expect(await read()).toMatchObject({ phone: "5678", version: version + 1 });
  });

  it("take a stored PDF as annual report, or an address elsewhere, not both", async () => {
    const photo = await uploadPhoto(app, staff);
    expect(await refused({ annualReport: { year: 2020, pdfId: photo } })).toEqual(["annualReport.pdfId"]);
    const pdfId = await uploadPdf();
    const url = "https://kapok.example/report.pdf";
    expect(await refused({ annualReport: { year: 2020, pdfId, url } })).toEqual(["annualReport.url"]);
    await edit({ annualReport: { year: 2020, url } });
    expect(await aboutAnnualReport(app.deps.db)).toEqual({ year: 2020, href: url, bytes: null });
    await edit({ annualReport: { year: "2019", pdfId } });
    expect(await aboutAnnualReport(app.deps.db)).toEqual({
      year: 2019,
      href: `/media/${pdfId}/${encodeURIComponent("年報 2020.pdf")}`,
      bytes: pdfFile().length,
    });
    await edit({});
    expect(await aboutAnnualReport(app.deps.db)).toBeNull();
  });

  it("keep the PDF that they name from vanishing", async () => {
    const pdfId = await uploadPdf();
    await edit({ annualReport: { year: 2020, pdfId } });
    const { db } = app.deps;
    const remove = db
      .$extendTables<{ media: { id: string } }>()
      .deleteFrom("media")
      .where("id", "=", pdfId)
      .execute();
    await expect(remove).rejects.toThrow(/foreign key/i);
  });
});
