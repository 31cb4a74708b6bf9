import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileString } from "../../../test/fuzz/hostile";
import type { Feed } from "./feed";
import { atomOf, jsonFeedOf } from "./feed-routes.server";
import { JSON_FEED } from "./testing/json-feed-schema";
import { faultsOf, named, readXml } from "./testing/read-atom";

const isJsonFeed = addFormats.default(new Ajv({ allErrors: true })).compile(JSON_FEED);
const AT = "2026-05-01T00:00:00.000Z";
const HOME = "https://charity.example/eng";

/** A feed with one entry, whose texts are arbitrary. */
const feed: fc.Arbitrary<Feed> = fc
  .record({ title: hostileString, author: hostileString, said: hostileString, tag: hostileString })
  .map(({ title, author, said, tag }) => {
    const text = { text: said.toWellFormed(), lang: "eng" } as const;
    return {
      ...{ id: "urn:uuid:00000000-0000-7000-8000-000000000000", lang: "eng", updated: AT },
      ...{
        title: title.toWellFormed(),
        author: author.toWellFormed(),
        home: HOME,
        self: `${HOME}/feed.atom`,
      },
      entries: [
        {
          ...{ id: "urn:uuid:00000000-0000-7000-8000-000000000001", url: `${HOME}/about` },
          ...{ title: text, summary: text, content: text, tags: [`tag ${tag.toWellFormed()}`] },
          ...{ published: AT, updated: AT },
        },
      ],
    };
  });

/** A text as XML can say it, and as a reader of XML gives it. */
const inXml = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");

it("a feed is valid and says the same, for any texts", () => {
  fc.assert(
    fc.property(feed, (given) => {
      const atom = readXml(atomOf(given));
      expect(faultsOf(atom)).toEqual([]);
      expect(named(atom, "title")[0]?.text).toBe(inXml(given.title));
      const [entry, ...others] = named(atom, "entry");
      expect(others).toEqual([]);
      const said = inXml(given.entries[0]?.title.text ?? "");
      expect(entry && named(entry, "title")[0]?.text).toBe(said);
      expect(entry && named(entry, "content")[0]?.text).toBe(said);
      const json = JSON.parse(jsonFeedOf(given));
      expect(isJsonFeed(json), JSON.stringify(isJsonFeed.errors)).toBe(true);
      expect([json.title, json.items[0].content_html]).toEqual([given.title, given.entries[0]?.content.text]);
    }),
    { numRuns: 300, seed: 1 },
  );
});
