import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { fillIn, LETTER, siteWithMail, submit } from "../fixtures/contact-form";

const { here } = siteWithMail();

it("keeps what was typed when too much came from the visitor's network, and says what to do", async () => {
  here.expectFault(/status of 429/);
  const network = { "X-Forwarded-For": "203.0.113.7" };
  const json = JSON.stringify({ firstName: "A", lastName: "B", email: "a@b.example", message: "c" });
  for (let count = 0; count < 30; count += 1) {
    const headers = { ...network, "Content-Type": "application/json" };
    const answer = await fetch(`${here.site.url}/api/contact`, { method: "POST", headers, body: json });
    expect(answer.status).toBe(200);
  }
  const page = await here.visit();
  await page.context().setExtraHTTPHeaders(network);
  await page.goto("/contact");
  await fillIn(page, { ...LETTER, Message: "Please keep me" });
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    submit(page),
  ]);
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  await page.getByRole("alert").getByText("Please send this again in a minute").waitFor();
  expect(await page.getByLabel("Message").inputValue()).toBe("Please keep me");
  // What was wrong has the focus, with its heading clear of the header that stays in sight.
  const top = await page.getByRole("alert").evaluate((problem) => problem.getBoundingClientRect().top);
  const { bottom } = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect());
  expect(top).toBeGreaterThan(bottom);
});

it("takes nothing from another site, and no form on a page that has none", async () => {
  const send = (path: string, headers: Record<string, string>) =>
    fetch(here.site.url + path, { method: "POST", headers, body: new URLSearchParams({ firstName: "x" }) });
  expect((await send("/contact", { Origin: "https://evil.example" })).status).toBe(403);
  const refused = await send("/about", {});
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  for (const [path, allowed] of [
    ["/contact", "GET, HEAD, POST"],
    ["/tra/about", "GET, HEAD"],
    ["/robots.txt", "GET, HEAD"],
    ["/sitemap.xml", "GET, HEAD"],
    ["/og/eng/about.png", "GET, HEAD"],
    ["/assets/a.svg", "GET, HEAD"],
  ] as const) {
    const put = await fetch(here.site.url + path, { method: "PUT" });
    expect([path, put.status, put.headers.get("allow")]).toEqual([path, 405, allowed]);
  }
  const answer = await send("/contact", {});
  expect(answer.status).toBe(400);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it("does not give thanks for what it refuses, where the address is that of the thanks", async () => {
  const answer = await fetch(`${here.site.url}/contact?sent=1`, {
    method: "POST",
    body: new URLSearchParams({ firstName: "Mei" }),
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).not.toContain("Thank you");
  expect(html).toContain('value="Mei"');
});

it.each([360, 1280])(
  "gives axe nothing to say when it was refused and when it was taken, %i pixels wide",
  async (width) => {
    here.expectFault(/status of 400/);
    const found: Findings = {};
    const page = await here.visit({ width });
    await page.goto("/contact");
    await submit(page);
    await page.getByRole("alert").waitFor();
    await look(page, found, "refused");
    await page.goto("/contact?sent=1");
    await look(page, found, "thanks");
    expect(found).toEqual({});
  },
);
