import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type Findings, look } from "../fixtures/axe";
import { hasFocus } from "../fixtures/focus";
import { intercept } from "../fixtures/intercept";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });
const TILES = "https://tile.openstreetmap.org";
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256"/></svg>`;

/** Opens Contact for a visitor whose browser gets its map pictures from here; gives all addresses asked for. */
async function contact(options: { tiles?: "served" | "missing"; lang?: "tra" } = {}) {
  const page = await here.visit({ lang: options.lang ?? "eng" });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.route(`${TILES}/**`, (route) =>
    options.tiles === "missing"
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: "image/svg+xml", body: TILE }),
  );
  await page.goto("/contact");
  return { page, asked };
}

const showMap = (page: Page) => page.getByRole("button", { name: "Show map" });
const elsewhere = (addresses: string[]) => addresses.filter((url) => !url.startsWith(here.site.url));
const centre = (page: Page) =>
  page.locator(".leaflet-map-pane").evaluate((pane) => pane.getAttribute("style") ?? "");

it("asks nobody for anything before the click, then the map service only", async () => {
  here.expectFault(/^third party: https:\/\/tile\.openstreetmap\.org\//);
  const { page, asked } = await contact();
  await showMap(page).waitFor();
  const stops = page.locator(".way-here").getByRole("listitem");
  const drawn = page.locator(".way-drawing text");
  expect(await stops.count()).toBe(4);
  expect(await drawn.allTextContents()).toEqual(["A2", "1", "2", "3", "4"]); // the exit, and the way from it
  await page.waitForLoadState("networkidle");
  expect(elsewhere(asked)).toEqual([]);
  expect(asked.filter((url) => /map|leaflet/i.test(url))).toEqual([]);
  await page.getByText("The map pictures come from tile.openstreetmap.org").waitFor();

  await showMap(page).click();
  const map = page.getByRole("region", { name: "Map around Kapok SMA Association" });
  await map.getByText("Kapok SMA Association").waitFor();
  await map.locator(".leaflet-tile-loaded").first().waitFor();
  expect(elsewhere(asked).length).toBeGreaterThan(0);
  // Zoom 18, around the office.
  for (const url of elsewhere(asked)) expect(url).toMatch(`${TILES}/18/2142`);
  await map.getByRole("link", { name: "OpenStreetMap" }).waitFor();
  await showMap(page).waitFor({ state: "hidden" });
  const found: Findings = {};
  await look(page, found, "the map");
  expect(found).toEqual({});
});

it("works by keyboard: the focus goes into the map, arrows move it, + and - zoom", async () => {
  here.expectFault(/^third party: https:\/\/tile\.openstreetmap\.org\//);
  const { page, asked } = await contact({ lang: "tra" });
  const button = page.getByRole("button", { name: "顯示地圖" });
  await button.focus();
  await page.keyboard.press("Enter");
  const map = page.getByRole("region", { name: "木棉脊髓肌肉萎縮症協會一帶地圖" });
  await map.waitFor();
  await hasFocus(map);
  const before = await centre(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => centre(page)).not.toBe(before);
  await page.keyboard.press("-");
  await expect.poll(() => asked.some((url) => url.startsWith(`${TILES}/17/`))).toBe(true);
  await page.keyboard.press("Tab");
  await map.getByRole("button", { name: "放大" }).press("Enter");
  const sizes = await map.getByRole("button").evaluateAll((buttons) =>
    buttons.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
});

it("says when the map cannot be loaded, and leaves the links to other maps", async () => {
  here.expectFault(/^third party|status of 404/);
  const { page } = await contact({ tiles: "missing" });
  await showMap(page).click();
  await page.getByRole("status").getByText("The map could not be loaded.").waitFor();
  await page.getByRole("link", { name: "Google Maps" }).waitFor();
});

it("can be asked for again when its script did not arrive", async () => {
  here.expectFault(/^third party|Failed to load resource/);
  const { page } = await contact();
  await intercept(page, "**/assets/open-map-*", (route) => route.abort(), { times: 1 });
  await showMap(page).click();
  await page.getByRole("status").getByText("The map could not be loaded.").waitFor();
  await showMap(page).click();
  await page.getByRole("region", { name: "Map around Kapok SMA Association" }).waitFor();
  await page.getByText("The map could not be loaded.").waitFor({ state: "detached" });
});

it("is not offered without JavaScript; the address and the links are", async () => {
  const page = await here.visit({ javaScript: false });
  await page.goto("/eng/contact");
  expect(await showMap(page).count()).toBe(0);
  await page.getByRole("link", { name: "Amap" }).waitFor();
});

it("opens only Contact's policy to the map service", async () => {
  const policy = async (path: string) =>
    (await fetch(here.site.url + path)).headers.get("content-security-policy") ?? "";
  expect(await policy("/contact")).toContain(`img-src 'self' data: blob: ${TILES};`);
  expect(await policy("/about")).toContain("img-src 'self' data: blob:;");
  expect((await fetch(`${here.site.url}/contact`)).headers.get("x-page-images")).toBeNull();
});
