import { expect, it } from "vitest";
import { siteConfig } from "../../../charity/site.config";
import { fpsText, fpsView, isIntact } from "./fps.server";

it.each([
  ["1234567", "02071234567"],
  ["+852-67891234", "0313+852-67891234"],
  ["pay@charity.example", "0419pay@charity.example"],
])("the code of %s names it by its own kind, without a reference that some banks refuse", (id, object) => {
  const text = fpsText({ id, reference: "" }, 50_000);
  expect(text).toContain(`0012hk.com.hkicl${object}5204`);
  expect(text).toMatch(/6002HK6304[0-9A-F]{4}$/);
  expect(isIntact(text)).toBe(true);
});

it("has the reference that the charity's bank takes", () => {
  expect(fpsText({ id: "1234567", reference: "DONATION" }, 50_000)).toBe(
    "00020101021126270012hk.com.hkicl0207123456752040000530334454035005802HK5902NA6002HK62120508DONATION6304955F",
  );
});

it.each([
  ["123456789", "id"],
  ["+852-67891234", "mobile"],
  ["pay@charity.example", "email"],
])("the page says of %s that it is of the kind %s", (id, kind) => {
  const details = { ...siteConfig, fps: { id, reference: "" } };
  expect(fpsView(details, new URLSearchParams(), false)).toMatchObject({ id, kind });
});
