import { useEffect } from "react";
import { useLocation } from "react-router";
import { isLang } from "../../../locale/lang";
import { fieldId } from "../../../staff/fields/field-id";
import type { ContentType } from "../../definition";

/**
 * Begins a form at the field that its address names without a language, as `?lang=sim&field=staff.2.name` does.
 * @param prefix of the paths of the request
 */
export function useAskedField({ texts }: Pick<ContentType, "texts">, prefix: string): void {
  const { search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const [lang, field] = [asked.get("lang"), asked.get("field")];
    if (!isLang(lang) || !field) return;
    const [name = "", ...inner] = field.split(".");
    const [row = "0", ...rest] = inner;
    const paths =
      texts[name]?.kind === "alignedGroups"
        ? [`${name}.${row}.${lang}.${rest.join(".")}`]
        : name in texts
          ? [`${lang}.${field}`, `${lang}.${field}.0`]
          : [`${field}.${lang}`, field];
    const found = paths.flatMap((path) => document.getElementById(fieldId(`${prefix}${path}`)) ?? [])[0];
    const first = document.querySelector<HTMLElement>(`[id^="${fieldId(`${prefix}${paths[0]}`)}"]`);
    const control = found ?? first;
    control?.focus();
    control?.scrollIntoView({ block: "center" });
  }, [search, texts, prefix]);
}
