import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyRuntimeFiles } from "../../scripts/runtime-files";
import { publish, saveSiteDetails, sessionCookie, staffCall, uploadPhoto } from "../fixtures/content";
import { addressOf, freePort, type RunningServer, startServer } from "../fixtures/server";

/** Outside the project, so that no package is found but those that were copied, as in the image. */
const folder = mkdtempSync(join(tmpdir(), "kapok-runtime-"));
let server: RunningServer;
let site: { url: string };

beforeAll(async () => {
  const project = join(folder, "program");
  copyRuntimeFiles(join(import.meta.dirname, "../.."), project);
  const place = { project, dataDir: join(folder, "data"), port: await freePort() };
  server = await startServer({ ...place, settings: { DEMO_CONTENT: "off" } });
  site = { url: addressOf(place) };
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("holds its own Node, and nothing that only building takes", () => {
  const packages = join(folder, "program", "node_modules");
  expect(existsSync(join(packages, "node", "bin", "node"))).toBe(true);
  expect(["vite", "react", "typescript"].filter((name) => existsSync(join(packages, name)))).toEqual([]);
});

it("serves pages and what they are made with", async () => {
  const html = await (await fetch(site.url)).text();
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  expect((await fetch(site.url + style)).status).toBe(200);
});

it("turns an uploaded photo into smaller ones", async () => {
  const photo = await uploadPhoto(site, await sessionCookie(site));
  const image = await fetch(`${site.url}/media/${photo}?w=320`, { headers: { Accept: "image/webp" } });
  expect(image.headers.get("content-type")).toBe("image/webp");
});

it("converts between the Chinese scripts, both ways", async () => {
  const news_id = await publish(site, { sim: { header: "头发" } });
  const other_id = await publish(site, { tra: { header: "頭髮" } });
  const page = async (address: string) => (await fetch(site.url + address)).text();
  expect(await page(`/tra/archiveitem?news_id=${news_id}`)).toContain("頭髮");
  expect(await page(`/sim/archiveitem?news_id=${other_id}`)).toContain("头发");
});

it("draws a receipt with its fonts", async () => {
  await saveSiteDetails(site, { registrationReference: "91/00000" });
  const gift = { method: "fps", amount: "88.80", givenOn: "2026-05-01", firstName: "嘉文", lastName: "黄" };
  const donation = { ...gift, email: "kaman@donor.example", receipt: true, lang: "sim" };
  const { donation_id } = await staffCall(site, "/api/addDonation", { donation });
  const { receipt_id } = await staffCall(site, "/api/issueReceipt", { donation_id, name: "黄嘉文" });
  const headers = { Cookie: await sessionCookie(site) };
  const answer = await fetch(`${site.url}/api/receiptPdf?receipt_id=${receipt_id}`, { headers });
  const { pdf } = (await answer.json()) as { pdf: string };
  expect(Buffer.from(pdf, "base64").toString("latin1", 0, 5)).toBe("%PDF-");
});
