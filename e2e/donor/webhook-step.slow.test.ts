import { expect, it } from "vitest";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = journey({
  settings: async () => ({
    PAYPAL_CLIENT_ID: "id",
    PAYPAL_CLIENT_SECRET: "secret",
    PAYPAL_API: "http://127.0.0.1:9",
  }),
});

it.each([
  ["eng", /Have PayPal’s webhook set up/],
  ["tra", /設定 PayPal 的 webhook/],
  ["sim", /设置 PayPal 的 webhook/],
] as const)("asks staff for PayPal's webhook while there is none, in %s", async (lang, step) => {
  const page = await here.visit({ lang });
  await signIn(page);
  await openScreen(page, "/cms");
  await page.locator(".first-steps > summary").click();
  await page.getByText(step).waitFor();
  expect(await page.getByText(step).count()).toBe(1);
});
