import type { TestApp } from "../../../../test/app";
import { uploadPdf } from "../../../../test/pdf";

type Make = (app: TestApp, staff: Record<string, string>) => Promise<unknown>;

/** Adds a downloadable form by the API; gives its id. */
export async function addForm(
  app: TestApp,
  staff: Record<string, string>,
  form: Record<string, unknown> = {},
): Promise<string> {
  const json = { pdfId: await uploadPdf(app, staff), formValue: "A form", lang: ["eng"], ...form };
  const answer = await app.call("POST", "/api/addForm", { headers: staff, json });
  const { form_id } = (await answer.json()) as { form_id: string };
  return form_id;
}

/** One valid input for each call that changes or reads forms. */
export const formsSamples: Record<string, Make> = {
  "forms.add": async (app, staff) => ({
    pdfId: await uploadPdf(app, staff),
    originalFilename: "申請表.pdf",
    tra: { formValue: "申請表" },
    lang: ["tra", "sim"],
  }),
  "forms.rename": async (app, staff) => ({ form_id: await addForm(app, staff), formValue: "Renamed" }),
  "forms.replace": async (app, staff) => ({
    form_id: await addForm(app, staff),
    pdfId: await uploadPdf(app, staff),
    originalFilename: "new.pdf",
  }),
  "forms.remove": async (app, staff) => ({ form_id: await addForm(app, staff) }),
};
