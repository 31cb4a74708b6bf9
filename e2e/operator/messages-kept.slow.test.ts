import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { siteWithMail } from "../fixtures/contact-form";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { write } from "../fixtures/staff-messages";

const { here } = siteWithMail();

it("gives axe nothing to say about one message, wide and narrow", async () => {
  await write(here.site.url, { firstName: "Axe" });
  const found: Findings = {};
  for (const width of [360, 1280]) {
    const page = await here.visit({ width });
    await signIn(page);
    await openScreen(page, "/cms/messages");
    await page.getByRole("link", { name: "Axe Chan" }).click();
    await page.getByRole("heading", { level: 1, name: "Axe Chan" }).waitFor();
    await look(page, found, `${width}`);
  }
  expect(found).toEqual({});
});
