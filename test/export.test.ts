import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FULL } from "../e2e/fixtures/drill";
import type { ContentTables } from "../src/content/store/tables.server";
import { fillThroughApi } from "../src/features/backup/testing/content";
import { rewritten } from "../src/features/backup/testing/tamper";
import { runExportCommand, runImportOfExport } from "../src/features/content-export/command.server";
import { EXPORT_ADDRESS } from "../src/features/content-export/contract";
import { contentParts } from "../src/features/content-export/feature.server";
import { importExport } from "../src/features/content-export/import-export.server";
import { inspectExport, isExport } from "../src/features/content-export/read-export.server";
import { features } from "../src/features/index.server";
import { askOf } from "../src/platform/db/fill.server";
import type { Engine } from "../src/platform/db/open.server";
import { tableNames } from "../src/platform/db/schema.server";
import { firstContent } from "../src/prepare.server";
import { openApp, type TestApp } from "./app";
import { contentApi } from "./content/entries";
import { uploadPdf } from "./pdf";
import { uploadPhoto } from "./photo";
import { addNews } from "./samples";

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kapok-export-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Does what a start does with a site that begins, without the demo. */
async function openEmpty(engine: Engine = "sqlite"): Promise<TestApp> {
  const app = await openApp(engine);
  await firstContent(app.deps.db);
  return app;
}

/** Calls about who asks, and not about content. */
const OF_SESSION = "/api/session";

/** The id of a call, and who uploaded a file. */
const OF_CALL = /"(requestId|by)":"[^"]*",?/g;

/** What the public calls, and those of staff about content, answer, by their addresses. */
async function answersOf(app: TestApp): Promise<Record<string, unknown>> {
  const headers = await app.login();
  const rows = await app.deps.db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["type", "id"])
    .where("deleted_at", "is", null)
    .execute();
  const open = features
    .flatMap(({ contract }) => Object.values(contract))
    .filter(({ method, access }) => method === "GET" && access === "public");
  const years = [2025, 2026, new Date().getFullYear()];
  const found: Record<string, unknown> = {};
  for (const address of [
    ...open.map(({ path }) => path).filter((path) => !path.includes("{") && path !== OF_SESSION),
    ...years.map((year) => `/api/news?year=${year}`),
    ...["/tra/feed.atom", "/eng/feed.json", "/sitemap.xml", "/sitemap-1.xml", "/api/media", "/api/languages"],
  ]) {
    const answer = await app.call("GET", address, { headers });
    found[address] = `${answer.status} ${(await answer.text()).replaceAll(OF_CALL, "")}`;
  }
  for (const { type, id } of rows) {
    const { status, body } = await contentApi(app, headers, type).read(id);
    const { revision, content, published, scheduled, waiting } = body;
    const planned = scheduled?.map(({ key: _, ...plan }: { key: string }) => plan);
    found[`${type} ${id}`] = { status, revision, content, published, waiting, planned };
  }
  return found;
}

/** All that the database has, by the names of its tables. */
async function rowsOf({ deps: { db } }: TestApp): Promise<Record<string, unknown>> {
  const ask = askOf(db);
  const rows: Record<string, unknown> = {};
  for (const table of await tableNames(ask, "sqlite")) rows[table] = await ask(`select * from "${table}"`);
  expect(Object.keys(rows)).toContain("entry_version");
  return rows;
}

const WAYS = [
  { from: "sqlite", to: "postgres" },
  { from: "postgres", to: "sqlite" },
] as const;

describe.each(FULL ? WAYS : WAYS.slice(0, 1))("an export from $from", ({ from, to }) => {
  let [first, second]: TestApp[] = [];
  const site = () => first as TestApp;

  beforeAll(async () => {
    first = await openEmpty(from);
    await fillThroughApi(site());
    await addDraftsAndPlans(site());
    second = await openEmpty(to);
  }, 120_000);
  afterEach(() => expect([...(first?.errors() ?? []), ...(second?.errors() ?? [])]).toEqual([]));
  afterAll(async () => {
    await first?.close();
    await second?.close();
  });

  it("brings all content into an empty site, where every call about it answers the same", {
    timeout: 120_000,
  }, async () => {
    const made = await runExportCommand(site().deps, contentParts(features), [file(`${from}.tar.gz`)]);
    expect(made).toMatchObject({ ok: true, incomplete: false });
    expect(await isExport(file(`${from}.tar.gz`))).toBe(true);
    const brought = await runImportOfExport((second as TestApp).deps, contentParts(features), {
      file: file(`${from}.tar.gz`),
    });
    expect(brought).toMatchObject({ ok: true, incomplete: false });
    const [there, here] = [await answersOf(site()), await answersOf(second as TestApp)];
    expect(here).toEqual(there);
    expect(Object.keys(there).length).toBeGreaterThan(80);
  });

  it("is refused where there is content already", async () => {
    await expect(
      importExport((second as TestApp).deps, contentParts(features), file(`${from}.tar.gz`)),
    ).rejects.toThrow("This site has content already");
  });
});

const NEXT_MONTH = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();

/** A draft beside what visitors get, one that they never got, a language that is unpublished, and two plans. */
async function addDraftsAndPlans(app: TestApp): Promise<void> {
  const staff = await app.login();
  const news = contentApi(app, staff, "news");
  const [photo, pdf] = [await uploadPhoto(app, staff), await uploadPdf(app, staff)];
  expect(pdf).not.toBe(photo);
  const id = await addNews(app, staff, {
    eng: { header: "Shown" },
    tra: { header: "已發布" },
    coverId: photo,
  });
  expect((await news.draft({ eng: { header: "To come" } }, id)).status).toBe(200);
  expect((await news.draft({ eng: { header: "Never shown" } })).status).toBe(201);
  expect((await news.publish(id, { langs: ["eng"], at: NEXT_MONTH })).status).toBe(200);
}

describe("an export that is not whole, or not one", () => {
  let app: TestApp;
  let empty: TestApp;
  beforeAll(async () => {
    app = await openEmpty();
    await addNews(app, await app.login());
    await runExportCommand(app.deps, contentParts(features), [file("good.tar.gz")]);
    empty = await openEmpty();
  });
  afterEach(() => expect([...app.errors(), ...empty.errors()]).toEqual([]));
  afterAll(async () => {
    await app.close();
    await empty.close();
  });

  it.each([
    [
      "cut short",
      (entries: Map<string, string>) => void entries.delete("index.json"),
      "index.json is not at its end",
    ],
    [
      "changed",
      (entries: Map<string, string>) => {
        const [name = ""] = [...entries.keys()].filter((each) => each.startsWith("content/news/"));
        entries.set(name, (entries.get(name) ?? "").replace("A header", "B header"));
      },
      "is not what it was when the export was made",
    ],
    [
      "of a newer version",
      (entries: Map<string, string>) =>
        void entries.set(
          "kapok-content.json",
          (entries.get("kapok-content.json") ?? "").replace('"content": 2', '"content": 3'),
        ),
      "was made by a newer version of Kapok",
    ],
    [
      "with a file that none has",
      (entries: Map<string, string>) => void entries.set("../evil", ""),
      "holds ../evil",
    ],
  ])("is refused when it is %s, and nothing is changed", async (what, change, said) => {
    const bad = await rewritten(file("good.tar.gz"), file(`${what}.tar.gz`), change);
    const before = await rowsOf(empty);
    await expect(importExport(empty.deps, contentParts(features), bad)).rejects.toThrow(said);
    expect(await rowsOf(empty)).toEqual(before);
  });

  it("is told from backups and other files", async () => {
    writeFileSync(file("text"), "text");
    expect([
      await isExport(file("good.tar.gz")),
      await isExport(file("text")),
      await isExport(file("none")),
    ]).toEqual([true, false, false]);
    await expect(inspectExport(file("text"))).rejects.toThrow("damaged");
  });

  it("takes no file's place, and leaves none behind", async () => {
    await expect(runExportCommand(app.deps, contentParts(features), [file("good.tar.gz")])).rejects.toThrow(
      "exists already",
    );
    await expect(
      runExportCommand(app.deps, contentParts(features), [file("nowhere/x.tar.gz")]),
    ).rejects.toThrow("does not exist");
    expect(existsSync(file("good.tar.gz.partial"))).toBe(false);
  });
});

describe("an export of format 1, whose special images were six entries", () => {
  const caption = (eng: string) => ({ eng, tra: "", sim: "" });
  const none = { photo_id: null, caption: caption("") };
  const slot = (id: number, said: object) => ({
    ...{ type: "special", id: String(id), published: 1, newest: 1 },
    revisions: [{ number: 1, at: "2026-11-02T03:00:00.000Z", content: none }],
    ...{ planned: [], translation: [], ...said },
  });

  it("brings them as one, with a draft and what is planned of each", { timeout: 120_000 }, async () => {
    const first = await openEmpty();
    const photo = await uploadPhoto(first, await first.login());
    await runExportCommand(first.deps, contentParts(features), [file("now.tar.gz")]);
    await first.close();
    const revision = (number: number, eng: string) => ({
      ...{ number, at: `2026-11-0${number}T03:00:00.000Z` },
      content: { photo_id: photo, caption: caption(eng) },
    });
    const plan = { langs: ["eng", "tra", "sim"], at: NEXT_MONTH };
    const six = [
      slot(1, {}),
      slot(2, { published: 2, newest: 3, revisions: [revision(2, "Crew"), revision(3, "The crew")] }),
      slot(3, {
        ...{ published: 2, newest: 2, revisions: [revision(2, "Choir")] },
        planned: [{ act: "unpublish", revision: null, ...plan }],
      }),
      slot(4, { published: null, newest: 2, revisions: [revision(2, "Later")] }),
    ];
    const imported = { type: "special", old_id: "5ccb", id: "2", lines: "[]" };
    const former = await rewritten(file("now.tar.gz"), file("former.tar.gz"), (entries) => {
      const head = entries.get("kapok-content.json") ?? "";
      entries.set("kapok-content.json", head.replace('"content": 2', '"content": 1'));
      entries.set("content/special/000001.jsonl", six.map((each) => `${JSON.stringify(each)}\n`).join(""));
      entries.set("tables/import_entry/000001.jsonl", `${JSON.stringify(imported)}\n`);
      entries.delete("index.json");
      const files = [...entries].map(([name, text]) => {
        const bytes = Buffer.from(text, "latin1");
        return { name, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
      });
      entries.set("index.json", JSON.stringify({ files }));
    });

    const second = await openEmpty();
    const brought = await runImportOfExport(second.deps, contentParts(features), { file: former });
    expect(brought).toMatchObject({ ok: true, incomplete: false });
    const { special } = await (await second.call("GET", "/api/special")).json();
    const shown = special.flat().map((each: typeof none) => [each.photo_id, each.caption.eng]);
    const [empty, choir] = [
      [null, ""],
      [photo, "Choir"],
    ];
    expect(shown).toEqual([empty, [photo, "Crew"], choir, empty, empty, empty]);
    const { read } = contentApi(second, await second.login(), "special");
    const { body } = await read("special");
    expect(body.content).toMatchObject({
      image2: { photo_id: photo, caption: caption("The crew") },
      image3: { photo_id: photo, caption: caption("Choir") },
      image4: { photo_id: photo, caption: caption("Later") },
    });
    const [planned] = body.scheduled;
    expect(planned).toMatchObject({ act: "publish", at: NEXT_MONTH });
    expect((await read("special", 2)).body.content).toMatchObject({
      image2: { caption: caption("Crew") },
      image3: { photo_id: null },
      image4: none,
    });
    const rows = await sql`select * from import_entry`.execute(second.deps.db);
    expect(rows.rows).toEqual([{ type: "special", old_id: "special", id: "special", lines: "[]" }]);
    expect(second.errors()).toEqual([]);
    await second.close();
  });
});

describe("the download of all content", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openEmpty();
  });
  afterEach(() => expect(app.errors()).toEqual([]));
  afterAll(() => app.close());

  it("is for administrators alone, and noted", async () => {
    const staff = await app.login();
    expect((await app.call("POST", EXPORT_ADDRESS)).status).toBe(401);
    expect(
      (await app.call("POST", EXPORT_ADDRESS, { headers: { ...staff, "Sec-Fetch-Site": "cross-site" } }))
        .status,
    ).toBe(403);
    expect((await app.call("GET", EXPORT_ADDRESS, { headers: staff })).status).toBe(405);
    const answer = await app.call("POST", EXPORT_ADDRESS, { headers: staff });
    expect(answer.headers.get("content-disposition")).toMatch(
      /filename="kapok-content-\d{4}-\d\d-\d\d\.tar\.gz"/,
    );
    expect((await app.call("POST", EXPORT_ADDRESS, { headers: staff })).status).toBe(503);
    writeFileSync(file("downloaded.tar.gz"), await answer.bytes());
    expect((await inspectExport(file("downloaded.tar.gz"))).head).toMatchObject({
      product: "kapok",
      content: 2,
    });
    const noted = await app.deps.db
      .selectFrom("journal")
      .select(["author", "action"])
      .where("feature", "=", "content-export")
      .execute();
    expect(noted).toEqual([{ author: "mei", action: "download" }]);
  });
});
