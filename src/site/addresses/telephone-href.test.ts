import { expect, it } from "vitest";
import { telephoneHref } from "./contact-links";

it.each([
  ["+852 0000 0000", "tel:+85200000000"],
  ["(852) 2000-0000 / 3000 0000", "tel:85220000000"],
  ["+852 2000 0000 #12", "tel:+85220000000"],
])("dials %s by %s", (number, href) => expect(telephoneHref(number)).toBe(href));
