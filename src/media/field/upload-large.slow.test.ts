import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { picture } from "../testing/image-files";
import { accepting, FieldsPage } from "./test/fields-page";

const fields = new FieldsPage();

beforeAll(() => fields.launch(), 60_000);
afterEach(() => fields.leave());
afterAll(() => fields.close());

test("a photo of over 20 MB is reduced before it is validated, and refused unsent when that does not help", async () => {
  const sent: number[] = [];
  await fields.start((route, count) => {
    sent.push(route.request().postDataBuffer()?.byteLength ?? 0);
    return accepting(route, count);
  });
  const choose = async (name: string, buffer: Buffer) => {
    const [asked] = await Promise.all([
      fields.page.waitForEvent("filechooser"),
      fields.button("Choose an image: Cover").click(),
    ]);
    await asked.setFiles({ name, mimeType: "image/jpeg", buffer });
  };
  const filler = Buffer.alloc(21 * 1024 * 1024);
  await choose("broken.jpg", filler);
  await fields.page.getByRole("alert").getByText("The image is too large: at most 20 MB").waitFor();
  await fields.page.getByText("take a screenshot, and choose that instead").waitFor();
  expect(sent).toEqual([]);
  const photo = await picture(4200, 300).jpeg().toBuffer();
  await choose("large.jpg", Buffer.concat([photo, filler])); // what follows the end of a JPEG is not of it
  await fields.page.getByText("1.jpg was large. It is kept with 4,000 pixels").waitFor();
  expect(sent[0]).toBeLessThan(20 * 1024 * 1024);
});
