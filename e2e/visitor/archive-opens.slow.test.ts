import { expect, it } from "vitest";
import { hongKongYear } from "../../src/platform/locale/format";
import { newsOfCategory, publish, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";

const here = journey();

it("opens on the newest year with news, and on the present one once it has some", async () => {
  const thisYear = hongKongYear(new Date());
  const yearOf = ({ date }: { date: string }) => hongKongYear(new Date(date));
  const opening = async () => {
    const page = await (await fetch(`${here.site.url}/eng/archive`)).text();
    return [/News from (\d{4})/.exec(page)?.[1], /rel="canonical" href="[^"]*(\/eng[^"]*)"/.exec(page)?.[1]];
  };
  const all = await newsOfCategory(here.site, "all");
  const newest = Math.max(...all.map(yearOf));
  expect(await opening()).toEqual([String(newest), "/eng/archive"]);

  for (const { _id } of all.filter((item) => yearOf(item) === newest))
    await staffCall(here.site, `/api/content/news/${_id}/unpublish`, {});
  const rest = Math.max(...all.map(yearOf).filter((year) => year !== newest));
  expect(await opening()).toEqual([String(rest), "/eng/archive"]);
  const empty = await (await fetch(`${here.site.url}/eng/archive?year=${thisYear}`)).text();
  expect(empty).toContain(`There is no news from ${thisYear}. Try another year.`);

  await publish(here.site, { eng: { header: "The first of the year" } });
  expect(await opening()).toEqual([String(thisYear), "/eng/archive"]);
});
