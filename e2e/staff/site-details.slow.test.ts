import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { pdfFile } from "../../src/media/testing/pdf-files";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { waysInTurn } from "../fixtures/sampling";
import { signIn } from "../fixtures/staff";

const here = journey();

async function siteScreen(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/site");
  return page;
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const updated = (page: Page) => page.getByRole("status").getByText("Site details have been updated");

async function save(page: Page): Promise<void> {
  await submit(page);
  await updated(page).waitFor();
}

it("shows a new phone number on the next request, in each language by turns, wherever it is", async () => {
  const html = async (path: string) => (await fetch(here.site.url + path)).text();
  const paths = ["/", "/contact", "/donate", "/donate?method=bank", "/privacy", "/about", "/involved"];
  const pages = paths.flatMap((path, number) => waysInTurn(number, LANGS).map((lang) => inLang(lang, path)));
  for (const path of pages)
    expect([path, await html(path)]).toEqual([path, expect.stringContaining("0000 0000")]);
  const page = await siteScreen();
  await field(page, "Phone").fill("+852 1111 2222");
  await field(page, "Fax").fill("");
  await save(page);
  for (const path of pages) {
    const shown = await html(path);
    expect([path, shown.includes("tel:+85211112222"), shown.includes("+852 0000 0000")]).toEqual([
      path,
      true,
      false,
    ]);
  }
  for (const path of pages.filter((each) => /contact|privacy/.test(each))) {
    const [, main = ""] = (await html(path)).match(/<main[^>]*>(.*)<\/main>/s) ?? [];
    expect([path, main.includes("+852 1111 2222")]).toEqual([path, true]);
  }
});

it("changes the name of the site at once, for staff and visitors", async () => {
  const page = await siteScreen();
  const names = page.getByRole("group", { name: "Short name" });
  await names.getByLabel("Short name (English)").fill("Floss");
  await save(page);
  await page.getByRole("banner").getByText("Floss").waitFor();
  const visitor = await here.visit();
  await visitor.goto("/eng");
  await visitor.getByRole("banner").getByRole("link", { name: "Floss" }).first().waitFor();
  await visitor.goto("/tra");
  await visitor.getByRole("banner").getByRole("link", { name: "木棉會" }).first().waitFor();
});

it("speaks of tax only when there is a registration reference", async () => {
  const taxed = { eng: /tax-deductible/, tra: /申請扣稅/, sim: /申请扣税/ };
  const visitor = await here.visit();
  const sentences = async () => {
    const found: number[] = [];
    for (const lang of LANGS) {
      await visitor.goto(inLang(lang, "/donate"));
      found.push(await visitor.getByText(taxed[lang]).count());
    }
    return found;
  };
  expect(await sentences()).toEqual([0, 0, 0]);
  const page = await siteScreen();
  await field(page, "IRD file no.").fill("91/00000");
  await save(page);
  expect(await sentences()).toEqual([1, 1, 1]);
  await visitor.getByRole("contentinfo").getByText("91/00000").waitFor();
});

it("adds and removes social links, and says which address is wrong", async () => {
  here.expectFault(/status of 400/);
  const page = await siteScreen();
  await page.getByRole("button", { name: "Remove: Instagram" }).click();
  await page.getByRole("button", { name: "Add a link" }).click();
  const name = page.getByRole("group", { name: "Link 3" }).getByLabel("Name of the service");
  const added = page.getByRole("group", { name: "Threads" });
  await hasFocus(name);
  await name.fill("Threads");
  await added.getByLabel("Address").fill("kapok.example/threads");
  await submit(page);
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Link 3: Address/ })
    .click();
  const address = added.getByLabel("Address");
  await hasFocus(address);
  expect(await address.getAttribute("aria-invalid")).toBe("true");
  await address.fill("https://kapok.example/threads");
  await save(page);
  const visitor = await here.visit();
  await visitor.goto("/eng");
  const social = visitor.getByRole("navigation", { name: "Follow us" }).getByRole("link");
  expect(await social.allTextContents()).toEqual(["Facebook", "YouTube", "Threads"]);
});

it("offers another annual report, with its type and size", async () => {
  const page = await siteScreen();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Replace: PDF of the annual report" }).click(),
  ]);
  await chooser.setFiles({ name: "年報.pdf", mimeType: "application/pdf", buffer: pdfFile() });
  await page.getByRole("link", { name: /年報\.pdf/ }).waitFor();
  await field(page, "Year").fill("2021");
  await save(page);
  const visitor = await here.visit();
  await visitor.goto("/eng/about");
  const link = visitor.getByRole("link", { name: /^Annual report 2021 \(PDF, 1 KB\)$/ });
  const answer = await visitor.request.get((await link.getAttribute("href")) ?? "");
  expect(await answer.body()).toEqual(pdfFile());
});

it("lets the second of two editors choose, and loses nothing", async () => {
  here.expectFault(/status of 409/);
  const [first, second] = [await siteScreen(), await siteScreen()];
  await field(first, "E-mail").fill("first@kapok.example");
  await field(first, "Latitude").fill("22.3");
  await save(first);
  await field(second, "E-mail").fill("second@kapok.example");
  await field(second, "Longitude").fill("114.3");
  await submit(second);
  await second.getByRole("button", { name: "Compare both versions" }).click();
  await second.getByRole("group", { name: "E-mail" }).getByLabel("Keep mine").check();
  expect(await second.getByRole("radio").count()).toBe(2);
  await second.getByRole("button", { name: "Continue with my choices" }).click();
  await save(second);
  const answer = await second.request.get("/api/siteDetails");
  expect((await answer.json()).siteDetails).toMatchObject({
    email: "second@kapok.example",
    mapPoint: { lat: 22.3, lng: 114.3 },
  });
});
