import fc from "fast-check";
import { expect, it } from "vitest";
import { fileOfForm } from "./multipart.server";

const TYPE = "multipart/form-data; boundary=edge";
const form = (...parts: string[]) =>
  new Uint8Array(Buffer.from(`${parts.map((part) => `--edge\r\n${part}\r\n`).join("")}--edge--\r\n`));
const read = (body: Uint8Array<ArrayBuffer>, type = TYPE) => {
  const file = fileOfForm(body, type, "file");
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
      const file = fileOfForm(await answer.bytes(), type, "file");
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
])("reads %s", (_, text, name) => {
  expect(read(form(text))).toEqual([name, "x"]);
});

it("reads a quoted boundary, and what stands before the first part", () => {
  const body = Buffer.concat([Buffer.from("words\r\n"), form(part('form-data; name="file"; filename="a"'))]);
  expect(read(new Uint8Array(body), 'multipart/form-data; charset=utf-8; boundary="edge"')).toEqual([
    "a",
    "x",
  ]);
});

it("finds no file where there is a text, or another field", () => {
  expect(read(form(part('form-data; name="file"'), part('form-data; name="b"; filename="c"')))).toBeNull();
});

it.each([
  [
    "an end that is missing",
    new Uint8Array(form(part('form-data; name="file"; filename="a"'))).subarray(0, -8),
  ],
  ["nothing", new Uint8Array()],
  ["parts without end", form(...Array.from({ length: 50 }, () => part('form-data; name="b"')))],
])("refuses %s", (_, body) => {
  expect(() => read(body)).toThrow();
});
