import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { picture } from "../testing/image-files";
import { accepting, FieldsPage } from "./test/fields-page";

const fields = new FieldsPage();

beforeAll(() => fields.launch(), 60_000);
afterEach(() => fields.leave());
afterAll(() => fields.close());

test("an image is uploaded, shown, validated by its shape, replaced and removed", async () => {
  await fields.start(accepting);
  await fields.choose("Choose an image: Cover", "photo.jpg");
  await fields.announced("1.jpg is uploaded.");
  await fields.page.getByRole("img", { name: "Cover: current image" }).waitFor();
  await fields.announced("wider than recommended (4:3)");
  await fields.choose("Replace: Cover", "other.jpg");
  await fields.announced("2.jpg is uploaded.");
  expect((await fields.held()).cover).toBe("id-2");
  await fields.button("Remove: Cover").click();
  await fields.announced("Removed.");
  await expect
    .poll(async () => [(await fields.held()).cover, await fields.focused()])
    .toEqual([null, "field-cover"]);
});

test("sends the file under its own name", async () => {
  let sent = "";
  await fields.start((route, count) => {
    sent = route.request().postDataBuffer()?.toString("utf8") ?? "";
    return accepting(route, count);
  });
  await fields.choose("Choose an image: Cover", "步行.jpg");
  await fields.announced("is uploaded.");
  expect(sent).toContain('name="file"; filename="步行.jpg"');
});

test("a photo of over 4,000 pixels is sent smaller and upright, and the user is notified", async () => {
  const sent: Buffer[] = [];
  await fields.start((route, count) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    return accepting(route, count);
  });
  const photo = async (width: number, height: number) => ({
    name: "IMG_0815.jpg",
    mimeType: "image/jpeg",
    // As phones write them: turned by a note, and with little lost.
    buffer: await picture(width, height).withMetadata({ orientation: 6 }).jpeg({ quality: 97 }).toBuffer(),
  });
  const choose = async (button: string, file: Awaited<ReturnType<typeof photo>>) => {
    const [asked] = await Promise.all([
      fields.page.waitForEvent("filechooser"),
      fields.button(button).click(),
    ]);
    await asked.setFiles(file);
  };
  await choose("Choose an image: Cover", await photo(4800, 900));
  await fields.page.getByText("1.jpg was large. It is kept with 4,000 pixels").waitFor();
  const body = sent[0] ?? Buffer.alloc(0);
  const jpeg = body.subarray(body.indexOf("\r\n\r\n") + 4);
  const { default: sharp } = await import("sharp");
  expect(await sharp(jpeg, { failOn: "none" }).metadata()).toMatchObject({ width: 750, height: 4000 });
  const small = await photo(400, 300);
  await choose("Replace: Cover", small);
  await fields.announced("2.jpg is uploaded.");
  expect(await fields.page.getByText("was large").count()).toBe(0);
  expect(sent[1]?.includes(small.buffer)).toBe(true);
});

test("a lost session keeps the file for another try", async () => {
  await fields.start((route, count) =>
    count === 1
      ? route.fulfill({ status: 401, json: { message: "You are signed out." } })
      : accepting(route, count),
  );
  await fields.choose("Choose an image: Cover", "photo.jpg");
  await fields.page.getByRole("alert").getByText("You are signed out.").waitFor();
  const login = fields.page.getByRole("link", { name: "Log in in another tab" });
  expect([await login.getAttribute("href"), await login.getAttribute("target")]).toEqual([
    "/cms/login",
    "_blank",
  ]);
  await fields.button("Try again photo.jpg").click();
  await fields.announced("is uploaded.");
  expect((await fields.held()).cover).toBe("id-2");
});

test("a refusal is shown in the server's words, without another try", async () => {
  await fields.start((route) => route.fulfill({ status: 415, json: { message: "The image is damaged." } }));
  await fields.choose("Choose an image: Cover", "photo.jpg");
  await fields.page.getByRole("alert").getByText("The image is damaged.").waitFor();
  expect(await fields.button("Try again photo.jpg").count()).toBe(0);
  await fields.button("Remove photo.jpg").click();
  await fields.page.getByRole("alert").waitFor({ state: "detached" });
  await expect.poll(() => fields.focused()).toBe("field-cover");
});

test("a refusal ends what was announced, and a photo that is too large says how to make it smaller", async () => {
  await fields.start((route) => route.fulfill({ status: 413, json: { message: "The image is too large." } }));
  await fields.choose("Choose an image: Cover", "photo.jpg");
  await fields.page.getByRole("alert").getByText("The image is too large.").waitFor();
  await fields.page.getByText("take a screenshot, and choose that instead").waitFor();
  await expect.poll(() => fields.page.getByRole("status").filter({ hasText: "Uploading" }).count()).toBe(0);
  await fields.choose("Choose a PDF: Form", "photo.jpg");
  await fields.page.getByRole("alert").getByText("photo.jpg is not a PDF.").waitFor();
  expect(await fields.page.getByRole("status").filter({ hasText: "Uploading" }).count()).toBe(0);
});

test("refuses several files dropped on a place for one", async () => {
  await fields.start(accepting);
  await fields.drop("Choose an image: Cover", "a.jpg", "b.jpg", "c.jpg");
  await fields.page.getByText("No place was left for b.jpg, c.jpg.").waitFor();
  await fields.announced("1.jpg is uploaded.");
  await fields.choose("Replace: Cover", "d.jpg");
  await fields.announced("2.jpg is uploaded.");
  expect(await fields.page.getByText("No place was left").count()).toBe(0);
});

test("a broken connection is reported in words", async () => {
  await fields.start((route) => route.abort());
  await fields.choose("Choose an image: Cover", "photo.jpg");
  await fields.page.getByRole("alert").getByText("The file did not arrive.").waitFor();
  await fields.button("Try again photo.jpg").waitFor();
});

test("an image does not pass for a PDF, before or after it is sent", async () => {
  await fields.start(accepting);
  await fields.choose("Choose a PDF: Form", "photo.jpg");
  await fields.page.getByRole("alert").getByText("photo.jpg is not a PDF.").waitFor();
  await fields.choose("Choose a PDF: Form", "claims.pdf");
  await fields.page.getByRole("alert").getByText("claims.pdf is not a PDF.").waitFor();
  expect((await fields.held()).pdf).toBeNull();
});

test("an upload that takes its time can be cancelled", async () => {
  await fields.start(() => {}); // never answers
  await fields.choose("Choose an image: Cover", "photo.jpg");
  await fields.page.getByRole("progressbar", { name: "Uploading photo.jpg" }).waitFor();
  await fields.button("Cancel photo.jpg").click();
  await fields.announced("The upload of photo.jpg was cancelled.");
  await fields.page.getByRole("progressbar").waitFor({ state: "detached" });
  await expect
    .poll(async () => [(await fields.held()).cover, await fields.focused()])
    .toEqual([null, "field-cover"]);
});

test("several photos keep their order, and the focus follows one that is moved", async () => {
  await fields.start(accepting);
  await fields.choose("Add photos: Photos", "a.jpg", "b.jpg", "c.jpg");
  await fields.announced("3.jpg is uploaded.");
  expect((await fields.held()).photos).toEqual(["id-1", "id-2", "id-3"]);
  await fields.button("Move down: Photo 1").click();
  await fields.announced("Photo 1 is now photo 2 of 3.");
  await fields.page.keyboard.press("Enter");
  await fields.announced("Photo 2 is now photo 3 of 3.");
  await fields.page.keyboard.press("Enter"); // at the end: nothing moves, the focus stays
  expect((await fields.held()).photos).toEqual(["id-2", "id-3", "id-1"]);
  await expect.poll(() => fields.focused()).toBe("field-photos-2-1");
  await fields.button("Remove: Photo 2").click();
  await fields.announced("Photo 2 is removed. 2 left.");
  expect((await fields.held()).photos).toEqual(["id-2", "id-1"]);
});

test.each(["drop", "paste"] as const)("%s brings a file too", async (kind) => {
  await fields.start(accepting);
  await fields.button("Choose an image: Cover").evaluate((button, event) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x"], "photo.jpg", { type: "image/jpeg" }));
    const init = { bubbles: true, cancelable: true };
    button.dispatchEvent(
      event === "drop"
        ? new DragEvent("drop", { ...init, dataTransfer: transfer })
        : new ClipboardEvent("paste", { ...init, clipboardData: transfer }),
    );
  }, kind);
  await fields.announced("1.jpg is uploaded.");
  expect((await fields.held()).cover).toBe("id-1");
});
