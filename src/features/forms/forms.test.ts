import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPdf } from "../../../test/pdf";
import { uploadPhoto } from "../../../test/photo";
import type { Form } from "../../contract/forms.server";
import { addForm } from "./testing/samples";

describe("forms", () => {
  const { app, staff } = appTests();

  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const list = async (path = "/api/getForms"): Promise<Form[]> =>
    (await (await app.call("GET", path)).json()).forms;
  const one = async (id: string) => (await list()).find(({ _id }) => _id === id);
  const paths = async (answer: Response) =>
    (await answer.json()).errors.map(({ path }: { path: string }) => path);

  it("lists forms in order of creation, the same at both addresses", async () => {
    const ids = [];
    for (const formValue of ["One", "Two", "Three", "Four", "Five"]) {
      ids.push(await addForm(app, staff, { formValue }));
    }
    const forms = await list();
    expect(forms.map(({ _id }) => _id)).toEqual(ids);
    expect(await list("/api/forms")).toEqual(forms);
  });

  it("lists for staff a page at a time, and finds names and files", async () => {
    const page = async (query: Record<string, string>) =>
      (await contentApi(app, staff, "forms").list(`?${new URLSearchParams(query)}`)).body;
    const listed = (forms: readonly Form[]) => forms.map(({ _id: id }) => ({ id }));
    const pdfId = await uploadPdf(app, staff);
    for (let count = 0; count < 17; count += 1)
      await addForm(app, staff, { pdfId, formValue: `Grant ${count}` });
    const all = await list();
    expect(await page({})).toMatchObject({ entries: listed(all.slice(0, 20)), total: 22, pages: 2 });
    expect((await page({ page: "2" })).entries).toMatchObject(listed(all.slice(20)));
    expect(await page({ q: "ＧＲＡＮＴ 16" })).toMatchObject({
      entries: listed(all.slice(-1)),
      total: 1,
      pages: 1,
    });
    expect((await page({ q: "年報" })).total).toBe(22);
  });

  it("keeps names and languages as given, and takes the file's name from the upload when it has none", async () => {
    const pdfId = await uploadPdf(app, staff);
    const id = await addForm(app, staff, {
      pdfId,
      formValue: undefined,
      tra: { formValue: " 會員\n申請表 " },
      lang: ["sim", "tra", "sim"],
    });
    expect(await one(id)).toEqual({
      _id: id,
      pdfId,
      formValue: "會員 申請表",
      originalFilename: "年報.pdf",
      lang: ["tra", "sim"],
      eng: { formValue: "" },
      tra: { formValue: "會員 申請表" },
      sim: { formValue: "" },
      version: 1,
    });
  });

  it.each([
    [{ formValue: "x", eng: { formValue: 5 } }, "eng.formValue"],
    [{ formValue: "  " }, "eng.formValue"],
    [{ lang: [] }, "lang"],
    [{ lang: ["fra"] }, "lang.0"],
    [{ lang: undefined }, "lang"],
    [{ pdfId: crypto.randomUUID() }, "pdfId"],
    [{ pdfId: null }, "pdfId"],
  ])("refuses %j, naming the path", async (part, path) => {
    const form = { pdfId: await uploadPdf(app, staff), formValue: "x", lang: ["eng"], ...part };
    const answer = await send("POST", "/api/addForm", form);
    expect(answer.status).toBe(400);
    expect(await paths(answer)).toEqual([path]);
  });

  it("refuses a photo in place of a PDF, for a new form and for an old one", async () => {
    const pdfId = await uploadPhoto(app, staff);
    const added = await send("POST", "/api/addForm", { pdfId, formValue: "x", lang: ["eng"] });
    expect(await paths(added)).toEqual(["pdfId"]);
    const form_id = await addForm(app, staff);
    const replaced = await send("POST", "/api/replaceForm", { form_id, pdfId });
    expect(replaced.status).toBe(400);
    expect(await paths(replaced)).toEqual(["pdfId"]);
  });

  it("replaces the PDF and nothing else", async () => {
    const form_id = await addForm(app, staff, { formValue: "Same" });
    const before = await one(form_id);
    const pdfId = await uploadPdf(app, staff);
    await send("POST", "/api/replaceForm", { form_id, pdfId, originalFilename: "../new\u0001.pdf" });
    expect(await one(form_id)).toEqual({ ...before, pdfId, originalFilename: "new.pdf", version: 2 });
    await send("POST", "/api/replaceForm", { form_id, pdfId });
    expect((await one(form_id))?.originalFilename).toBe("年報.pdf");
  });

  it("refuses to overwrite what somebody else saved meanwhile", async () => {
    const form_id = await addForm(app, staff);
    await send("POST", "/api/editFormName", { form_id, formValue: "Theirs", version: 1 });
    const renamed = await send("POST", "/api/editFormName", { form_id, formValue: "Mine", version: 1 });
    expect(renamed.status).toBe(409);
    const pdfId = await uploadPdf(app, staff);
    expect((await send("POST", "/api/replaceForm", { form_id, pdfId, version: 1 })).status).toBe(409);
    expect(await one(form_id)).toMatchObject({ formValue: "Theirs", version: 2 });
  });

  it("brings a deleted form back to its place, as it was, and only once", async () => {
    const form_id = await addForm(app, staff, { formValue: "Comes back" });
    await addForm(app, staff, { formValue: "After it" });
    const before = await list();
    expect((await send("DELETE", "/api/deleteForm", { form_id })).status).toBe(200);
    expect(await one(form_id)).toBeUndefined();
    const restore = () => contentApi(app, staff, "forms").restore(form_id);
    expect((await restore()).body).toEqual({ id: form_id, revision: 1 });
    expect(await list()).toEqual(before);
    expect((await restore()).status).toBe(404);
  });

  it("says that an unknown form is unknown", async () => {
    const form_id = "none";
    const pdfId = await uploadPdf(app, staff);
    for (const answer of [
      await send("POST", "/api/editFormName", { form_id, formValue: "x" }),
      await send("POST", "/api/replaceForm", { form_id, pdfId }),
      await send("DELETE", "/api/deleteForm", { form_id }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it("does not let a PDF that a form uses be deleted", async () => {
    const pdfId = await uploadPdf(app, staff);
    await addForm(app, staff, { pdfId });
    const db = app.deps.db.$extendTables<{ media: { id: string } }>();
    await expect(db.deleteFrom("media").where("id", "=", pdfId).execute()).rejects.toThrow(/foreign key/i);
  });
});
