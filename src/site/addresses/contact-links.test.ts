import { expect, it } from "vitest";
import { isMailAddress } from "../../platform/mail/mail-address";
import { mailHref } from "./contact-links";

it.each(["info?to=press%40news.example&bcc=m%40evil.example&body=Confirmed@x.example", "a#b@x.example"])(
  "writes to %s and to nobody else",
  (address) => {
    expect(isMailAddress(address)).toBe(true);
    const { pathname, search, hash } = new URL(mailHref(address));
    expect([decodeURIComponent(pathname), search, hash]).toEqual([address, "", ""]);
    expect(new URL(mailHref(address, "Your message & ours")).search).toBe(
      "?subject=Your%20message%20%26%20ours",
    );
  },
);

it("does not change an ordinary address", () => {
  expect(mailHref("info@kapok.example")).toBe("mailto:info@kapok.example");
});
