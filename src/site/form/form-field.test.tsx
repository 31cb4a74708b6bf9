import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Lang, LocaleContext } from "../../platform/locale/lang";
import { FormField } from "./page-form";

it.each<[Lang, string, string]>([
  ["eng", "Organisation", " (optional)"],
  ["tra", "機構", "（選填）"],
  ["sim", "机构", "（选填）"],
])("says in %s beside the label what is to be known of a field", (lang, label, expected) => {
  const note = expected.replaceAll(/[ ()（）]/g, "");
  const html = renderToStaticMarkup(
    <LocaleContext value={{ lang, prefix: `/${lang}` }}>
      <FormField form="f" name="n" label={label} note={note} refusal={undefined} maxLength={9} />
    </LocaleContext>,
  );
  expect(html).toContain(`${label}<span class="field-hint">${expected}</span>`);
});
