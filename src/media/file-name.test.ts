import { expect, test } from "vitest";
import { attachment, cleanFileName } from "./registry.server";

test.each([
  ["form.pdf", "form.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\may\\義工申請表.pdf", "義工申請表.pdf"],
  ["a\r\nSet-Cookie: b.pdf", "aSet-Cookie: b.pdf"],
  ["evil\u202efdp.exe", "evilfdp.exe"],
  ["  two   spaces .pdf ", "two spaces .pdf"],
  ["", "file"],
  ["..", "file"],
  ["folder/", "file"],
  [`${"長".repeat(300)}.pdf`, `${"長".repeat(196)}.pdf`],
])("%j is kept as %j", (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
});

test.each([
  ["form.pdf", `attachment; filename="form.pdf"; filename*=UTF-8''form.pdf`],
  ["form", `attachment; filename="form.pdf"; filename*=UTF-8''form.pdf`],
  ["義工 (1).pdf", `attachment; filename="__ (1).pdf"; filename*=UTF-8''%E7%BE%A9%E5%B7%A5%20%281%29.pdf`],
  [`a"b%41*'.PDF`, `attachment; filename="a_b_41*'.PDF"; filename*=UTF-8''a%22b%2541%2A%27.PDF`],
  ["\ud800.pdf", `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])("%j is downloaded as %s", (name, header) => {
  expect(attachment(name)).toBe(header);
  expect(new Headers({ "Content-Disposition": header }).get("content-disposition")).toBe(header);
});
