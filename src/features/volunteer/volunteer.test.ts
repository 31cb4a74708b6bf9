import { beforeEach, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPdf } from "../../../test/pdf";
import { uploadPhoto } from "../../../test/photo";
import type { Volunteer } from "../../contract/volunteer.server";

describe("volunteer forms", () => {
  const { app, staff } = appTests();

  const list = async (): Promise<Volunteer[]> =>
    (await (await app.call("GET", "/api/volunteerForms")).json()).forms;
  const read = async (): Promise<Volunteer> => {
    const [volunteer] = await list();
    if (!volunteer) throw new Error("There is always one entry.");
    return volunteer;
  };
  const post = async (path: string, json: object) =>
    app.call("POST", path, { headers: staff, json: { form_id: (await read())._id, ...json } });
  const editLinks = (json: object) => post("/api/editVolunteerLinks", json);
  const editForm = (json: object) => post("/api/editVolunteerForms", json);
  const paths = async (answer: Response) =>
    (await answer.json()).errors.map(({ path }: { path: string }) => path);

  it("are one entry from the beginning, with a slot for each language", async () => {
    const slot = { pdfId: null, originalFilename: "" };
    const noLabel = { formValue: "" };
    expect(await list()).toEqual([
      {
        _id: expect.any(String),
        individual: "",
        organization: "",
        volunteerArr: [
          { ...slot, lang: "eng" },
          { ...slot, lang: "tra" },
          { ...slot, lang: "sim" },
        ],
        eng: noLabel,
        tra: noLabel,
        sim: noLabel,
        version: 1,
      },
    ]);
  });

  describe("links", () => {
    const individual = "https://kapok.example/individual";
    const organization = "http://kapok.example/organisation?from=網站";

    beforeEach(async () => {
      await editLinks({ category: "individual", individual });
      await editLinks({ category: "organization", organization });
    });

    it("change in the named category alone, and can be emptied", async () => {
      const answer = await editLinks({
        category: "individual",
        individual: " https://kapok.example/new ",
        organization: "javascript:alert(1)",
      });
      expect(await answer.json()).toEqual({ message: "success", form_id: (await read())._id });
      expect(await read()).toMatchObject({ individual: "https://kapok.example/new", organization });
      await editLinks({ category: "organization", organization: "" });
      expect(await read()).toMatchObject({ individual: "https://kapok.example/new", organization: "" });
    });

    const wrong = [
      "javascript:alert(1)",
      "mailto:a@kapok.example",
      "kapok.example",
      "/form",
      "https://",
      "http:/kapok.example",
      "https:kapok.example",
      "https:\\\\kapok.example",
    ];
    it.each(wrong)("that are no web address are refused: %s", async (address) => {
      const answer = await editLinks({ category: "organization", organization: address });
      expect(answer.status).toBe(400);
      expect(await paths(answer)).toEqual(["organization"]);
      expect(await read()).toMatchObject({ individual, organization });
    });

    it.each([
      [{ category: "individual" }, "individual"],
      [{ category: "individual", organization: "https://kapok.example" }, "individual"],
      [{ category: "somebody", individual: "" }, "category"],
      [{ individual: "" }, "category"],
    ])("need a category and its address: %j", async (json, path) => {
      const answer = await editLinks(json);
      expect(answer.status).toBe(400);
      expect(await paths(answer)).toEqual([path]);
    });
  });

  it("replaces the PDF of one slot, and can empty it again", async () => {
    const eng = await uploadPdf(app, staff);
    const tra = await uploadPdf(app, staff);
    await editForm({ idx: 0, pdf: { public_id: eng, original_filename: "form.pdf" } });
    await editForm({ idx: 1, pdf: { public_id: tra } });
    const [first, second, third] = (await read()).volunteerArr;
    expect(first).toEqual({ pdfId: eng, originalFilename: "form.pdf", lang: "eng" });
    expect(second).toEqual({ pdfId: tra, originalFilename: "年報.pdf", lang: "tra" });
    expect(third?.pdfId).toBeNull();
    await editForm({ idx: 0, pdf: null });
    expect((await read()).volunteerArr).toEqual([
      { pdfId: null, originalFilename: "", lang: "eng" },
      second,
      third,
    ]);
  });

  it("changes labels without touching a PDF or another language", async () => {
    const before = await read();
    await editForm({ idx: 2, sim: { formValue: " 登记表 " } });
    expect(await read()).toEqual({ ...before, sim: { formValue: "登记表" }, version: before.version + 1 });
  });

  it.each([
    [{ idx: 3, pdf: null }, "idx"],
    [{ idx: 0 }, "pdf"],
    [{ idx: 0, pdf: { public_id: crypto.randomUUID(), original_filename: "x.pdf" } }, "pdf.public_id"],
    [{ idx: 0, pdf: { original_filename: "x.pdf" } }, "pdf.public_id"],
  ])("refuses %j, naming the path", async (json, path) => {
    const before = await read();
    const answer = await editForm(json);
    expect(answer.status).toBe(400);
    expect(await paths(answer)).toEqual([path]);
    expect(await read()).toEqual(before);
  });

  it("refuses a photo, an older version and an unknown record", async () => {
    const photo = await uploadPhoto(app, staff);
    expect(await paths(await editForm({ idx: 0, pdf: { public_id: photo } }))).toEqual(["pdf.public_id"]);
    const { version } = await read();
    const old = { category: "individual", individual: "", version: version - 1 };
    expect((await editLinks(old)).status).toBe(409);
    expect((await editForm({ idx: 0, pdf: null, version: version - 1 })).status).toBe(409);
    expect((await editForm({ form_id: "none", idx: 0, pdf: null })).status).toBe(404);
    expect((await read()).version).toBe(version);
  });

  it("saves the whole record, with the name of the upload where a PDF is given none", async () => {
    const content = contentApi(app, staff, "volunteer");
    const pdfId = await uploadPdf(app, staff);
    const { version } = await read();
    const links = { individual: "https://kapok.example/", organization: "" };
    const whole = { ...links, eng: { pdf: { pdfId }, formValue: "Sign up" } };
    expect((await content.save("volunteer", version, whole, {})).status).toBe(200);
    expect(await read()).toMatchObject({
      individual: "https://kapok.example/",
      organization: "",
      volunteerArr: [{ pdfId, originalFilename: "年報.pdf" }, { pdfId: null }, { pdfId: null }],
      eng: { formValue: "Sign up" },
      version: version + 1,
    });
    expect((await content.save("volunteer", version, whole, {})).status).toBe(409);
    const refused = async (more: object) =>
      (await content.edit("volunteer", { ...links, ...more })).body.errors.map(
        ({ path }: { path: string }) => path,
      );
    expect(await refused({ organization: "kapok.example" })).toEqual(["content.organization"]);
    const photo = await uploadPhoto(app, staff);
    expect(await refused({ sim: { pdf: { pdfId: photo } } })).toEqual(["content.sim.pdf.pdfId"]);
  });

  it("does not let a PDF that is in use be deleted", async () => {
    const pdf = await uploadPdf(app, staff);
    await editForm({ idx: 2, pdf: { public_id: pdf } });
    const db = app.deps.db.$extendTables<{ media: { id: string } }>();
    await expect(db.deleteFrom("media").where("id", "=", pdf).execute()).rejects.toThrow(/foreign key/i);
  });
});
