import fc from "fast-check";
import { expect, it } from "vitest";
import { fileOfForm } from "./input.server";

const TYPE = "multipart/form-data; boundary=edge";
const form = (...parts: string[]) =>
  new Uint8Array(Buffer.from(`${parts.map((part) => `--edge\r\n${part}\r\n`).join("")}--edge--\r\n`));
const read = async (body: Uint8Array<ArrayBuffer>, type = TYPE) => {
  const file = await fileOfForm(body, type, "file");
  return file && [file.name, Buffer.from(file.bytes).toString()];
};
const part = (disposition: string, content = "x") => `Content-Disposition: ${disposition}\r\n\r\n${content}`;

it("reads what the platform writes: any bytes, any name, after any other fields", async () => {
  // Line breaks are written as one kind, and a name that is empty is left out.
  const name = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !/[\r\n%\\]/.test(text));
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), name, fc.array(fc.string()), async (bytes, filename, others) => {
      const data = new FormData();
      for (const other of others) data.append("other", `${other}\r\n--`);
      data.set("file", new File([new Uint8Array(bytes)], filename));
      const answer = new Response(data);
      const type = answer.headers.get("content-type") ?? "";
      const file = await fileOfForm(await answer.bytes(), type, "file");
      expect(file).toEqual({ name: filename, bytes: new Uint8Array(bytes) });
    }),
  );
});

it.each([
  ["a name in another encoding", part(`form-data; name="file"; filename*=UTF-8''%E6%AD%A5.jpg`), "步.jpg"],
  ["names without quotes", part("form-data; name=file; filename=a.jpg"), "a.jpg"],
  ["an escaped quotation mark", part('form-data; filename="a\\"b.jpg"; name="file"'), 'a"b.jpg'],
  [
    "lines that are none to a header",
    part('form-data; name="file"; filename="a\u2028b\u2029"'),
    "a\u2028b\u2029",
  ],
  ["more headers", `Content-Type: image/jpeg\r\n${part('form-data; name="file"; filename="a"')}`, "a"],
])("reads %s", async (_, text, name) => {
  expect(await read(form(text))).toEqual([name, "x"]);
});

it("reads a quoted boundary, and a preamble before the first part", async () => {
  const body = Buffer.concat([Buffer.from("words\r\n"), form(part('form-data; name="file"; filename="a"'))]);
  expect(await read(new Uint8Array(body), 'multipart/form-data; charset=utf-8; boundary="edge"')).toEqual([
    "a",
    "x",
  ]);
});

it("gives the bytes of the body, and no copy of them, however many they are", async () => {
  const content = "x".repeat(3_000_000);
  const body = form(part('form-data; name="file"; filename="a"', content));
  const file = await fileOfForm(body, TYPE, "file");
  expect(file?.bytes.length).toBe(content.length);
  expect(file?.bytes.buffer).toBe(body.buffer);
});

it("finds no file where there is a text, or another field", async () => {
  expect(
    await read(form(part('form-data; name="file"'), part('form-data; name="b"; filename="c"'))),
  ).toBeNull();
});

it.each([
  [
    "an end that is missing",
    new Uint8Array(form(part('form-data; name="file"; filename="a"'))).subarray(0, -8),
  ],
  ["nothing", new Uint8Array()],
  ["parts without end", form(...Array.from({ length: 50 }, () => part('form-data; name="b"')))],
])("refuses %s", async (_, body) => {
  await expect(read(body)).rejects.toThrow();
});

it("refuses a form that breaks off, wherever it does", async () => {
  const whole = form(part('form-data; name="file"; filename="a"'), part('form-data; name="b"', "text"));
  const end = whole.length - "\r\n".length;
  for (let length = 0; length < end; length += 1) {
    await expect(read(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow();
  }
});
