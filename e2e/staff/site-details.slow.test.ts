import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
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
