import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGS, type Lang, LocaleContext } from "../../platform/locale/lang";
import { TextField } from "./text-field";

const dateField = (lang: Lang, value: string) =>
  renderToStaticMarkup(
    <LocaleContext value={{ lang, prefix: "" }}>
      <TextField type="date" label="Date" path="date" hint="Of the news" value={value} onChange={() => {}} />
    </LocaleContext>,
  );

it("shows a date in words, in any order of the browser's own, and as the field's description", () => {
  expect(
    LANGS.map((lang) => dateField(lang, "2026-11-12").match(/id="\S+-day"[^>]*><time[^>]*>([^<]*)/)?.[1]),
  ).toEqual(["Thursday 12 November 2026", "2026年11月12日 星期四", "2026年11月12日 星期四"]);
  expect(dateField("eng", "2026-11-12")).toMatch(/aria-describedby="\S+-hint (\S+)-day".*id="\1-day"/);
});

it.each(["", "0002-11-12"])("says nothing of %j, which is none yet", (value) => {
  expect(dateField("eng", value)).not.toContain("-day");
});
