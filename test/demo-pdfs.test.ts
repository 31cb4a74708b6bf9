import { globSync, readFileSync } from "node:fs";
import { PDFDocument, PDFName, PDFString } from "@pdfme/pdf-lib";
import { expect, it } from "vitest";
import { validateUpload } from "../src/media/validation/validate-upload.server";

const FILES = globSync("src/features/*/demo/*.pdf").map((path) => path.replaceAll("\\", "/"));
const FIELDS: Record<string, number> = { forms: 5, volunteer: 3, "site-details": 1 };

it("ships as many as the demo charity offers", () => {
  const count = (feature: string) => FILES.filter((path) => path.includes(`/${feature}/`)).length;
  expect(FILES).toHaveLength(9);
  for (const [feature, files] of Object.entries(FIELDS)) expect(count(feature), feature).toBe(files);
});

it.each(FILES)(
  "%s may be uploaded, says its language and title, and a form has names for its fields",
  async (path) => {
    const bytes = readFileSync(path);
    expect((await validateUpload(bytes)).format).toBe("pdf");
    const document = await PDFDocument.load(bytes);
    expect(document.getTitle()).toMatch(/\S/);
    expect(document.catalog.lookup(PDFName.of("Lang"), PDFString).decodeText()).toMatch(
      /^(en|zh-Hant-HK|zh-Hans)$/,
    );
    const fields = document.getForm().getFields();
    expect(fields.length > 0).toBe(!path.includes("annual-report"));
    for (const { acroField } of fields)
      expect(acroField.dict.get(PDFName.of("TU"))?.toString().length).toBeGreaterThan(6);
  },
);

it.each(FILES.filter((path) => !/annual|eng/.test(path)))(
  "%s carries its Chinese characters",
  async (path) => {
    const { context } = await PDFDocument.load(readFileSync(path));
    const objects = context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(objects.filter((object) => object.includes("/FontFile2")).length).toBe(1);
  },
);
