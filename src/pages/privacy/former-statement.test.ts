import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { ENGINES, openApp, type TestApp } from "../../../test/app";
import { privacyTexts } from "../../charity/privacy-texts";
import { migrate, migrateTo } from "../../platform/db/migrate.server";
import { localized } from "../../platform/locale/lang";
import { prepare } from "../../prepare.server";
import { policyHtml, policyPart } from "./policy";

const BEFORE = "2026-11-24-45-redirect-hits";
const { parts } = privacyTexts;

/** A version of the statement as it was kept while it had one text. */
const statement = (eng: string) => ({
  lastReviewed: "2026-11-21T00:00:00.000Z",
  ...localized((lang) => ({
    title: `Statement ${lang}`,
    description: "Ours",
    body: lang === "eng" ? eng : policyHtml(Object.values(parts))[lang],
  })),
});

const shipped = policyHtml(Object.values(parts)).eng;

/** The statement as a charity has made it its own. */
const changed = shipped
  .replace("<h2>Our promise</h2>", "<p>Dear friends,</p><h2>Our promise</h2>")
  .replace("<h2>What we use it for</h2>", "<h2>Why we ask &amp; what for</h2>")
  .replace(/<h2>Children<\/h2>.*?(?=<h2>)/, "")
  .replace("<h2>Donations</h2>", "<h2>Our camp</h2><p>Names of campers.</p><h2>Donations</h2>");

describe.each(ENGINES)("the privacy statement of a site of before, on %s", (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  it("keeps every word that staff wrote, each part in its field, in every version", async () => {
    app = await openApp(engine);
    await migrateTo(app.deps.db, BEFORE);
    const { db } = app.deps;
    await sql`insert into entry (type, id, number, published, sort, summary, derived)
      values ('pages', 'privacy', 2, 2, 'privacy', '{}', 0)`.execute(db);
    for (const [at, body] of [shipped, changed].entries()) {
      await sql`insert into entry_version (type, id, number, state, author, at, content) values ('pages', 'privacy',
        ${at + 1}, 'published', 'mei', '2026-11-22T03:00:00.000Z', ${JSON.stringify(statement(body))})`.execute(
        db,
      );
    }
    await migrate(db);
    await prepare(app.deps);
    const staff = await app.login();
    const { pages } = await (await app.call("GET", "/api/pages")).json();
    const { eng, tra } = pages.find(({ _id }: { _id: string }) => _id === "privacy");
    const first = (part: keyof typeof parts) => ({
      title: parts[part].heading.eng,
      text: policyPart(parts[part]).text.eng,
    });
    expect(eng).toMatchObject({
      title: "Statement eng",
      promise: first("promise"),
      purposes: { ...first("purposes"), title: "Why we ask & what for" },
      children: { title: "", text: "" },
      donations: first("donations"),
      changes: first("changes"),
      more: [
        { title: "", text: "<p>Dear friends,</p>" },
        { title: "Our camp", text: "<p>Names of campers.</p>" },
      ],
    });
    expect(tra.children.title).toBe(parts.children.heading.tra);
    const { notice } = await (await app.call("GET", "/api/privacyNotice", { headers: staff })).json();
    expect([notice.number, notice.since]).toEqual([2, "2026-11-22T03:00:00.000Z"]);
    const { rows } = await sql<{ content: string }>`select content from entry_version
      where type = 'pages' and id = 'privacy' order by number`.execute(db);
    expect(JSON.parse(rows[0]?.content ?? "").eng.children).toEqual(first("children"));

    await migrateTo(db, BEFORE);
    const back = await sql<{ content: string }>`select content from entry_version
      where type = 'pages' and id = 'privacy' order by number`.execute(db);
    expect(JSON.parse(back.rows[0]?.content ?? "")).toEqual(statement(shipped));
    await migrate(db);
  });
});
