import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type OldContent, oldContent } from "../../../../test/old-site/content";
import { writeOldSite } from "../../../../test/old-site/folder";
import { openOldSite } from "../../../../test/old-site/server";
import { PoliteClient } from "./polite-client.server";
import { readOldSite } from "./read-answers.server";

let content: OldContent;
beforeAll(async () => {
  content = await oldContent();
});

const quick = (address: string) => new PoliteClient(address, { firstWait: 1, longestWait: 2, tries: 2 });

async function site() {
  const opened = await openOldSite(content);
  onTestFinished(opened.close);
  return opened;
}

describe("readOldSite", () => {
  it("fetches every list, six at a time, compressed and untyped as they are", async () => {
    const opened = await site();
    const { answers, unanswered } = await readOldSite(opened.old);
    expect(unanswered).toEqual([]);
    expect(opened.mostAtOnce()).toBeLessThanOrEqual(6);
    const year = new Date().getUTCFullYear();
    for (const path of [
      "/api/newsByCat?cat=all",
      "/api/newsByCat?cat=Fund-raising%20Activities",
      "/api/news?year=1998",
      `/api/news?year=${year}`,
      "/api/getStarredNews",
      "/api/volunteerForms",
    ])
      expect(opened.asked).toContain(path);
    expect(answers[0]).toEqual({ call: "newsByCat", body: { news: content.news } });
    expect(answers.find(({ call }) => call === "donors")?.body).toEqual({ donors: content.donors });
  });

  it("gives the same from the address with a slash, with /api, and from a folder", async () => {
    const opened = await site();
    const { answers } = await readOldSite(opened.old);
    for (const ending of ["/", "/api", "/api/"])
      expect((await readOldSite(opened.old + ending)).answers).toEqual(answers);
    const folder = writeOldSite(content);
    onTestFinished(folder.remove);
    const read = await readOldSite(folder.old);
    const sorted = (all: typeof answers) => all.map((each) => JSON.stringify(each)).sort();
    expect(sorted(read.answers)).toEqual(sorted(answers));
    expect(read.answers.map(({ call }) => call)).toEqual(answers.map(({ call }) => call));
  });

  it("treats an HTML page in place of JSON as a missing call, without retries", async () => {
    const opened = await site();
    opened.quirk = (path, response) => {
      if (path !== "/api/notes") return false;
      response.end("\n <html>not found</html>");
      return true;
    };
    const { answers, unanswered } = await readOldSite(opened.old);
    expect([answers.some(({ call }) => call === "notes"), unanswered]).toEqual([false, []]);
    expect(opened.asked.filter((path) => path === "/api/notes")).toHaveLength(1);
  });

  it("retries truncated JSON, and says which call does not answer", async () => {
    const opened = await site();
    let notes = 0;
    opened.quirk = (path, response) => {
      if (path === "/api/forms") response.writeHead(500).end();
      else if (path === "/api/notes" && notes++ === 0) response.end('{"notes":[');
      else return false;
      return true;
    };
    const { answers, unanswered } = await readOldSite(opened.old, quick(opened.old));
    expect(answers.find(({ call }) => call === "notes")?.body).toEqual({ notes: content.notes });
    expect(unanswered).toEqual([expect.stringContaining("/api/forms: answered 500")]);
  });

  it("reads files that are packed, or begin with the mark of UTF-8", async () => {
    const folder = writeOldSite(content);
    onTestFinished(folder.remove);
    writeFileSync(join(folder.old, "notes.json"), gzipSync('{"notes":[1]}'));
    writeFileSync(join(folder.old, "donors.json"), '\ufeff{"donors":[2]}');
    writeFileSync(join(folder.old, "sma.json"), '{"sma":[');
    writeFileSync(join(folder.old, "other.json"), "{}");
    const { answers, unanswered } = await readOldSite(folder.old);
    const bodies = new Map(answers.map(({ call, body }) => [call, body]));
    expect([bodies.get("notes"), bodies.get("donors")]).toEqual([{ notes: [1] }, { donors: [2] }]);
    expect(unanswered).toEqual([expect.stringContaining("sma.json: not JSON")]);
  });

  it("says in words that nothing is there", async () => {
    const nowhere = "http://127.0.0.1:1";
    await expect(readOldSite(nowhere, quick(nowhere))).rejects.toThrow("gave no answer to any call");
    await expect(readOldSite("/nowhere/at/all")).rejects.toThrow("neither an address nor a folder");
  });
});
