import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { first, staffCall, starredNews } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { isShownWithinASecond } from "../fixtures/within-a-second";

// What is noted of a withdrawal lies beside the database, where the next file would find it.
const here = journey({ fresh: true });

it("names several pictures that are chosen at once, and asks below each what it shows", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addconsent");
  await page.getByRole("button", { name: /^Choose one that is here Pictures/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose pictures that are here" });
  const cards = dialog.locator(".media-card");
  for (const at of [0, 1, 2]) await cards.nth(at).click();
  await cards.nth(1).click(); // not that one
  expect(await cards.nth(0).getAttribute("aria-pressed")).toBe("true");
  expect(await cards.nth(1).getAttribute("aria-pressed")).toBe("false");
  const found: Findings = {};
  await look(page, found, "choosing several");
  expect(found).toEqual({});
  await dialog.getByRole("button", { name: "Use 2 files" }).click();
  await page.getByText("Chosen: 2.").waitFor();
  await page.getByText("2 / 2").waitFor();
});

it("is written down and withdrawn by an administrator, and a visitor sees nothing of it within a second", async () => {
  here.expectFault(/status of 400/);
  const { _id, coverId, eng } = first(await starredNews(here.site));
  const address = `/archiveitem?news_id=${_id}`;
  const picture = `/media/${coverId}?w=320`;
  const purse = { coverId: [coverId], price: "HK$10", eng: { name: "A purse of hers" } };
  await staffCall(here.site, "/api/addCharityItem", { item: purse });
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addconsent");
  const found: Findings = {};
  await look(page, found, "a new consent");
  await page.getByLabel("Person").fill("Lam Ka-yan");
  await page.getByLabel("Who agreed").selectOption({ label: "A parent" });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("link", { name: /who gave the consent/ }).waitFor();
  await page.getByLabel("Name of the parent or guardian").fill("Mrs Lam");
  await page.getByLabel("Their story").check();
  await page.getByLabel("Find an entry").fill(eng.header);
  await page.getByLabel("Find an entry").press("Enter");
  await page.getByRole("button", { name: `Add: ${eng.header}` }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/consents");
  await look(page, found, "consents");

  const { consents } = await (await page.request.get("/api/consents")).json();
  const consent_id = consents[0]._id;
  const { consent } = await (await page.request.get(`/api/getConsent?consent_id=${consent_id}`)).json();
  const { version, names, covers, entries } = consent[0];
  const kept = {
    person: "Lam Ka-yan",
    giver: "parent",
    givenBy: "Mrs Lam",
    givenOn: "2026-01-02",
    names,
    covers,
  };
  const named = entries.map(({ type, id }: { type: string; id: string }) => ({ type, id }));
  const data = { consent: { ...kept, entries: named, _id: consent_id, version, pictures: [coverId] } };
  expect((await page.request.post("/api/editConsent", { data })).status()).toBe(200);

  await page.getByRole("link", { name: "Lam Ka-yan" }).click();
  await page.getByRole("heading", { name: "If they change their mind" }).waitFor();
  await look(page, found, "a consent that can be withdrawn");
  const visitor = await here.visit();
  expect((await visitor.goto(address))?.status()).toBe(200);
  const wouldGo = page.getByRole("listitem").filter({ hasText: "A purse of hers" });
  await wouldGo.getByText("It cannot stay without the picture").waitFor();
  await page.getByRole("button", { name: "Withdraw consent" }).click();
  await page.getByRole("dialog").getByText("Entries taken down: 2.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw consent" }).click();
  await page.getByText("entries: 2.").waitFor();
  await page.getByText(/Withdrawn on .* Entries taken down: 2\./).waitFor();
  const purseRow = page.getByRole("listitem").filter({ hasText: "A purse of hers" });
  await purseRow.getByText("Can be published again").waitFor();
  expect(await (await visitor.request.get("/involved")).text()).not.toContain("A purse of hers");
  const gone = async () => (await visitor.request.get(address)).status() === 404;
  expect(await isShownWithinASecond(gone)).toBe(true);
  expect((await visitor.request.get(picture)).status()).toBe(404);
  expect(await (await visitor.request.get("/archive")).text()).not.toContain(coverId);
  await page.getByText("This site makes no nightly backups beside which").waitFor();
  await look(page, found, "a consent that was withdrawn");
  expect(found).toEqual({});
});
