import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import type { Form } from "../../contract/forms.server";
import { addForm } from "./testing/samples";

describe("names of forms", () => {
  const { app, staff } = appTests();

  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const one = async (id: string): Promise<Form | undefined> => {
    const { forms } = (await (await app.call("GET", "/api/forms")).json()) as { forms: Form[] };
    return forms.find(({ _id }) => _id === id);
  };
  const paths = async (answer: Response) =>
    (await answer.json()).errors.map(({ path }: { path: string }) => path);

  it("renames in all languages by a text, and in some by an object, which touches no other", async () => {
    const form_id = await addForm(app, staff, { formValue: "Old", eng: { formValue: "Old" } });
    await send("POST", "/api/editFormName", { form_id, formValue: "For all" });
    const all = { formValue: "For all" };
    expect(await one(form_id)).toMatchObject({ ...all, eng: all, tra: all, sim: all, version: 2 });
    await send("POST", "/api/editFormName", { form_id, formValue: { tra: "給所有人" } });
    expect(await one(form_id)).toMatchObject({ ...all, eng: all, tra: { formValue: "給所有人" }, sim: all });
    await send("POST", "/api/editFormName", { form_id, formValue: { eng: "Newer" }, lang: ["sim", "eng"] });
    expect(await one(form_id)).toMatchObject({ formValue: "Newer", sim: all, lang: ["eng", "sim"] });
  });

  it("keeps a name that was given for all languages beside those of some", async () => {
    const form_id = await addForm(app, staff, { formValue: "General" });
    await send("POST", "/api/editFormName", { form_id, formValue: { tra: "表格" } });
    expect(await one(form_id)).toMatchObject({
      formValue: "General",
      eng: { formValue: "" },
      tra: { formValue: "表格" },
    });
  });

  it.each([
    ["", "formValue"],
    [{ eng: " " }, "formValue.eng"],
    [7, "formValue"],
  ])("refuses %j as a name and keeps what was there", async (formValue, path) => {
    const form_id = await addForm(app, staff, { formValue: "Kept", eng: { formValue: "Kept" } });
    const answer = await send("POST", "/api/editFormName", { form_id, formValue });
    expect(answer.status).toBe(400);
    expect(await paths(answer)).toEqual([path]);
    expect(await one(form_id)).toMatchObject({ formValue: "Kept", version: 1 });
  });
});
