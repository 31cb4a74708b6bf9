import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { firstMenu } from "../../charity/menu";
import { siteConfig } from "../../charity/site.config";
import { publishedRecord } from "../../content/store/published.server";
import { depsContext, localeContext } from "../../platform/loader-context.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { ShownMenu } from "../../site/frame/menu";
import { shownMenu } from "../../site/frame/menu.server";
import { menu } from "./definition";

const { header, footer, donate } = firstMenu;

const page = (key: string, label = {}) => ({ kind: "page", page: key, label });
const site = (url: string, label = {}) => ({ kind: "site", url, label });
const heading = (label: object) => ({ kind: "heading", label });

/** Entries as a visitor reads them, those under a heading in brackets: `About [About Kapok /about, …]`. */
function read(entries: ShownMenu["header"]): string[] {
  return entries.map((entry) =>
    "links" in entry ? `${entry.text} [${read(entry.links).join(", ")}]` : `${entry.text} ${entry.to}`,
  );
}

describe("the menu", () => {
  const { app, staff } = appTests();
  const { edit, save: saveOver } = contentApi(app, staff, "menu");
  const ownPages = contentApi(app, staff, "freePages");
  const save = ({
    version,
    ...given
  }: {
    version?: number;
    header?: object[];
    footer?: object[];
    donate?: object;
  }) => {
    const content = { header, footer, donate, ...given };
    return version === undefined ? edit("menu", content) : saveOver("menu", version, content, {});
  };
  const stored = () => publishedRecord(app.deps.db, menu);
  const addPage = async (given: object): Promise<string> => (await ownPages.create(given, {})).body.id;

  const shown = async (lang: Lang = "eng"): Promise<ShownMenu> => {
    const context = new RouterContextProvider();
    context.set(depsContext, app.deps);
    context.set(localeContext, { lang, prefix: `/${lang}` });
    return shownMenu(context, siteConfig.shortName);
  };

  const refused = async (given: object) => {
    const answer = await save(given);
    const { errors } = answer.body as { errors: { path: string; message: string }[] };
    return [
      answer.status,
      ...errors.map(({ path, message }) => `${path.replace("content.", "")}: ${message}`),
    ];
  };

  afterEach(async () => {
    for (const { id } of (await ownPages.list()).body.entries) await ownPages.remove(id);
  });

  it("is as it came until somebody saves another", async () => {
    expect(await stored()).toMatchObject({ version: 0, header, footer, donate });
    const english = await shown();
    expect([read(english.header), english.donate]).toEqual([
      [
        "Home /",
        "About [About Kapok /about, Activities /archive, Contact /contact]",
        "SMA /sma",
        "Get Involved /involved",
      ],
      "Donate",
    ]);
    const { header: chinese, footer: foot } = await shown("tra");
    expect(read(chinese)[1]).toBe("關於我們 [關於木棉會 /about, 活動 /archive, 聯絡我們 /contact]");
    expect(read(foot)).toEqual([
      ...[
        "主頁 /",
        "關於木棉會 /about",
        "活動 /archive",
        "認識 SMA /sma",
        "參與支持 /involved",
        "捐款 /donate",
      ],
      ...["聯絡我們 /contact", "私隱政策 /privacy", "瀏覽輔助設定 /comfort", "無障礙聲明 /accessibility"],
      "索取其他格式 /contact",
    ]);
  });

  it("is put in order, renamed and led to other sites, and journalled; blank names are those of the pages", async () => {
    const answer = await save({
      header: [
        page("/sma", { eng: "What is SMA?" }),
        page("/"),
        heading({ sim: "更多" }),
        { ...site("https://example.org/", { eng: "Elsewhere" }), under: true },
      ],
      donate: { tra: "支持我們" },
    });
    expect(answer.status).toBe(200);
    const english = await shown();
    expect([read(english.header), english.donate]).toEqual([
      ["What is SMA? /sma", "Home /", "更多 [Elsewhere https://example.org/]"],
      "Donate",
    ]);
    const chinese = await shown("tra");
    expect([read(chinese.header), chinese.donate]).toEqual([
      ["認識 SMA /sma", "主頁 /", "更多 [Elsewhere https://example.org/]"],
      "支持我們",
    ]);
    expect(chinese.header[2]).toMatchObject({ links: [{ lang: "eng" }] });
    const journal = await (await app.call("GET", "/api/activity?feature=menu", { headers: staff })).json();
    expect(journal.entries[0]).toMatchObject({ action: "edit", entityId: "menu" });
    const { version } = await stored();
    expect((await save({ version: version - 1 })).status).toBe(409);
    expect((await save({ version })).status).toBe(200);
    expect(await stored()).toMatchObject({ header, footer, donate });
  });

  it.each([
    ["the loss of Home", { header: [page("/sma")] }, "header: Home has to stay"],
    [
      "the loss of Accessibility",
      { footer: [page("/donate"), page("/privacy")] },
      "footer: Donate, Privacy and Accessibility have to stay",
    ],
    ["an entry without a page", { header: [...header, page("")] }, "header.7.page: Choose a page"],
    [
      "a page that there is not",
      { header: [...header, page("/nowhere")] },
      "header.7.page: The site has no such page",
    ],
    [
      "an address that is no page",
      { footer: [...footer, page("/cms")] },
      "footer.11.page: The site has no such page",
    ],
    [
      "a site without an address",
      { footer: [...footer, site("", { eng: "A" })] },
      "footer.11.url: Write the web address",
    ],
    [
      "a site without a name",
      { footer: [...footer, site("https://example.org/")] },
      "footer.11.label.eng: Write in at least one",
    ],
    [
      "a heading with nothing under it",
      { header: [...header, heading({ eng: "A" })] },
      "header.7.page: Nothing stands under this heading",
    ],
  ])("refuses %s at the entry, in words", async (_, given, fault) => {
    const before = await stored();
    expect(await refused(given)).toEqual([400, expect.stringContaining(fault)]);
    expect(await stored()).toEqual(before);
  });

  it.each(["javascript:alert(1)", "https://www.charity.hk@evil.example/"])(
    "takes no address that does something else than lead to the site that it names: %s",
    async (url) => {
      const [status, fault] = await refused({ footer: [...footer, site(url, { eng: "A" })] });
      expect([status, fault]).toEqual([400, expect.stringContaining("footer.11.url")]);
    },
  );

  it("follows staff's own pages: their addresses, their titles, and whether they are there", async () => {
    const id = await addPage({ address: "/picnic", tra: { title: "野餐" } });
    const { pages } = await (await app.call("GET", "/api/menuPages", { headers: staff })).json();
    expect(pages.at(-1)).toEqual({ page: id, name: { eng: "", tra: "野餐", sim: "" }, isMade: true });
    await save({ header: [...header, heading({ eng: "Ours" }), { ...page(id), under: true }] });
    expect(read((await shown()).header).at(-1)).toBe("Ours [野餐 /picnic]");
    expect(read((await shown("sim")).header).at(-1)).toBe("Ours [野餐 /picnic]");
    await ownPages.edit(id, { address: "/park", eng: { title: "In the park" } });
    expect(read((await shown()).header).at(-1)).toBe("Ours [In the park /park]");

    await ownPages.remove(id);
    expect(read((await shown()).header).at(-1)).toBe("Get Involved /involved");
    const { header: kept } = await stored();
    expect((await save({ header: kept })).status).toBe(200);
    await ownPages.restore(id);
    expect(read((await shown()).header).at(-1)).toBe("Ours [In the park /park]");
    await save({});
  });

  it("is at the top level without a heading before it", async () => {
    await save({ header: [{ ...page("/sma"), under: true }, ...header] });
    expect(read((await shown()).header)[0]).toBe("SMA /sma");
    await save({});
  });
});

it("begins with names in each language", () => {
  const named = [...header, ...footer].filter(({ label }) => label.eng !== "");
  expect(named.length).toBe(2);
  expect(named.every(({ label }) => LANGS.every((lang) => label[lang] !== ""))).toBe(true);
});
