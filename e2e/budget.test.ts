import { expect, it } from "vitest";
import { journey } from "./journey";
import { weigh } from "./weight";

const here = journey();
const KB = 1024;
const PHONE = { width: 360, height: 740 };

// Most visitors come by phone, some on a prepaid plan; these are what Home may cost them.
it("shows Home on a phone for 12 KB of HTML, 9 KB of CSS, 100 KB in all, and no JavaScript", async () => {
  const page = await here.visit({ ...PHONE });
  const weight = await weigh(page, "/");
  expect(weight.bytes.Document).toBeLessThan(12 * KB);
  expect(weight.bytes.Stylesheet).toBeLessThan(9 * KB);
  expect(weight.total).toBeLessThan(100 * KB);
  expect(weight.bytes.Script).toBe(0);
});
