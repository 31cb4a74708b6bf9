import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { mayRead, type Reader, type ReadRevision, readByVisitors } from "./may-read.server";

const draft: ReadRevision = {
  ...{ type: { name: "news" }, id: "a", number: 2 },
  ...{ isNewest: true, isPublished: false, isDeleted: false, isWithheld: false },
};
const published: ReadRevision = { ...draft, isPublished: true };
const former: ReadRevision = { ...draft, number: 1, isNewest: false };
const ofSite = { type: { name: "siteDetails", access: "site" } } as const;

const writer: Reader = { staff: { role: "writer", types: null } };
const ofNews: Reader = { staff: { role: "writer", types: ["news"] } };
const ofNotes: Reader = { staff: { role: "writer", types: ["notes"] } };
const administrator: Reader = { staff: { role: "administrator", types: null } };
const viewer: Reader = { staff: { role: "viewer", types: null } };
const treasurer: Reader = { staff: { role: "treasurer", types: null } };
const linkOf = { role: "writer", types: ["news"] } as const;
const wholeLink: Reader = { linkOf, shows: null };
const newsLink: Reader = { linkOf, shows: { type: "news", id: "a", revision: null } };
const oldLink: Reader = { linkOf, shows: { type: "news", id: "a", revision: 1 } };

/** What each may read of a news item: a published revision, the newest draft, a former one. */
const EXPECTED: readonly [
  name: string,
  reader: Reader,
  published: boolean,
  draft: boolean,
  former: boolean,
][] = [
  ["a visitor", "visitor", true, false, false],
  ["a writer", writer, true, true, true],
  ["a writer for news", ofNews, true, true, true],
  ["a writer for notes", ofNotes, false, false, false],
  ["an administrator", administrator, true, true, true],
  ["a viewer", viewer, true, true, true],
  ["a treasurer", treasurer, false, false, false],
  ["a link to all drafts", wholeLink, true, true, false],
  ["a link to the item", newsLink, true, true, false],
  ["a link to its first revision", oldLink, true, false, true],
];

describe("who may read a revision", () => {
  it.each(EXPECTED)("%s", (_, reader, ...wanted) => {
    expect([published, draft, former].map((each) => mayRead(reader, each))).toEqual(wanted);
  });

  it("are only the staff who read its type, while its entry is deleted", () => {
    const gone = { ...published, isDeleted: true };
    const readers = EXPECTED.filter(([, reader]) => mayRead(reader, gone)).map(([name]) => name);
    expect(readers).toEqual(["a writer", "a writer for news", "an administrator", "a viewer"]);
  });

  it("are only staff who handle consents, while it is withheld", () => {
    const withheld = { ...published, isWithheld: true };
    expect(EXPECTED.filter(([, reader]) => mayRead(reader, withheld)).map(([name]) => name)).toEqual([
      "an administrator",
    ]);
  });

  it("is decided by the scope of its type, of which accounts are given none one by one", () => {
    const details = { ...draft, ...ofSite };
    const readers = EXPECTED.filter(([, reader]) => mayRead(reader, details)).map(([name]) => name);
    expect(readers).toEqual(["an administrator", "a viewer"]);
  });

  it("are not users of a link to another entry, or of one whose creator may not read it any more", () => {
    expect(mayRead(newsLink, { ...draft, id: "b" })).toBe(false);
    expect(mayRead({ ...newsLink, linkOf: { role: "writer", types: ["notes"] } }, draft)).toBe(false);
    expect(mayRead({ ...newsLink, linkOf: { role: "treasurer", types: null } }, draft)).toBe(false);
  });
});

describe.each(BOTH_ENGINES)("the condition for visitors on %s", (engine) => {
  const { app } = appTests(engine);

  it("says the same of rows as the rule does", async () => {
    const rows = [
      { published: null, deleted_at: null },
      { published: 1, deleted_at: null },
      { published: null, deleted_at: "2026-11-29" },
      { published: 1, deleted_at: "2026-11-29" },
    ];
    for (const { published: number, deleted_at } of rows) {
      const row = sql`select cast(${number} as integer) as published, cast(${deleted_at} as text) as deleted_at`;
      const { rows: found } = await sql`select 1 from (${row}) as entry where ${readByVisitors()}`.execute(
        app.deps.db,
      );
      const isRead = mayRead("visitor", {
        ...{ ...draft, isPublished: number !== null, isDeleted: deleted_at !== null },
      });
      expect(found.length === 1).toBe(isRead);
    }
  });
});
