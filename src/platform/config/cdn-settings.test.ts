import { expect, it } from "vitest";
import { cdnSettings, isHeader } from "./cdn-settings.server";

it("allows caching only with a maximum age, and stale pages only where they can be purged", () => {
  expect(cdnSettings({ CDN_MAX_AGE: 0 })).toEqual({ caching: undefined, purge: undefined });
  const alone = cdnSettings({ CDN_MAX_AGE: 5 }).caching;
  expect(alone).toBe("public, max-age=0, s-maxage=5, stale-if-error=86400");
  const purged = cdnSettings({ CDN_MAX_AGE: 600, PURGE_URL: "https://cdn.example/purge" });
  expect(purged.caching).toContain("s-maxage=600, stale-while-revalidate=600");
  expect(purged.purge?.headers).toEqual({ "Content-Type": "application/json" });
  const known = cdnSettings({ CDN_MAX_AGE: 0, PURGE_URL: "https://cdn.example", PURGE_HEADER: "Key: a b" });
  expect(known.purge?.headers).toEqual({ "Content-Type": "application/json", Key: "a b" });
});

it("takes a header with its value", () => {
  for (const good of ["Authorization: Bearer abc", "Fastly-Key:x"]) expect(isHeader(good)).toBe(true);
  for (const bad of ["Authorization", "a b: c", ": x", "Key: "]) expect(isHeader(bad)).toBe(false);
});
