import { expect, test } from "vitest";
import { fileProblems } from "./problems";
import { mediaRegistry, requireImages, requirePdfs } from "./registry.server";
import { picture } from "./testing/image-files";
import { pdfFile } from "./testing/pdf-files";
import { testStore } from "./testing/test-store";

async function twoFiles() {
  const { db, media } = await testStore();
  const bytes = await picture(30, 20).jpeg().toBuffer();
  const image = await media.accept(db, { bytes, filename: "a.jpg", uploadedBy: "may" });
  const pdf = await media.accept(db, { bytes: pdfFile(), filename: "a.pdf", uploadedBy: "may" });
  return { db, image: image.public_id, pdf: pdf.public_id };
}

test("returns ids that are not stored or of another kind", async () => {
  const { db, image, pdf } = await twoFiles();
  const registry = mediaRegistry(db);
  expect(await registry.missing([image, pdf, "none", "none"], "image")).toEqual([pdf, "none"]);
  expect(await registry.missing([image, pdf], "pdf")).toEqual([image]);
  expect(await registry.missing([], "pdf")).toEqual([]);
});

test("takes more ids than one query can hold", async () => {
  const { db, image } = await twoFiles();
  const ids = Array.from({ length: 40_000 }, (_, at) => `id-${at}`).concat(image);
  expect(await mediaRegistry(db).missing(ids, "image")).toHaveLength(40_000);
});

test("gives sizes and tints of images only", async () => {
  const { db, image, pdf } = await twoFiles();
  const sizes = await mediaRegistry(db).dimensions([image, pdf, "none"]);
  expect([...sizes]).toEqual([[image, { width: 30, height: 20, tint: expect.stringMatching(/^tint-mid/) }]]);
});

test("names the path of each reference that does not hold", async () => {
  const { db, image, pdf } = await twoFiles();
  await requireImages(db, [{ id: image, path: "news.coverId" }]);
  await requirePdfs(db, [{ id: pdf, path: "pdfId" }]);
  const references = [
    { id: image, path: "news.coverId" },
    { id: pdf, path: "news.eng.photoId" },
    { id: "none", path: "news.tra.photoArray.0" },
  ];
  await expect(requireImages(db, references)).rejects.toMatchObject({
    status: 400,
    details: {
      errors: [
        { path: "news.eng.photoId", says: fileProblems.unknownImage },
        { path: "news.tra.photoArray.0", says: fileProblems.unknownImage },
      ],
    },
  });
});
