import { LANGS, type Lang, type Localized } from "../../locale/lang";
import type { ContentType } from "../definition";
import type { Field, Fields, KindName } from "../field";
import type { AlignedGroupsField } from "../kinds/aligned-groups";
import type { GroupField, GroupsField, LocalizedField } from "../kinds/group";
import type { LineField } from "../kinds/text";

/** A place of a form: a text of some kind in a language, or a picture. */
export type Place = { path: string } & (
  | { kind: "rich" | "plain" | "short"; text: string; lang: Lang }
  | { kind: "picture"; id: string }
);

type Values = Readonly<Record<string, unknown>>;
type Checked = Pick<ContentType, "shared" | "texts">;

/** The kinds that hold neither words of a person's own nor a picture; lines are names, which are written as people write them. */
const SILENT: ReadonlySet<KindName> = new Set<KindName>([
  "lines",
  ...(["pdf", "video", "webLink", "date", "choice", "choices", "amount", "number", "flag"] as const),
]);

/** Characters of a line from which on it may hold sentences. */
const SHORT = 300;

/** The texts and pictures of an entry, by its definition, in the shape of its form or of its content. */
export function placesOf({ texts, shared }: Checked, form: Values): Place[] {
  const own = Object.entries(texts).flatMap(([name, field]) => {
    if (field.kind === "alignedGroups" && Array.isArray(form[name])) {
      const { fields } = field as AlignedGroupsField<Fields>;
      return (form[name] as Localized<Values>[]).flatMap((row, at) =>
        LANGS.flatMap((lang) => inFields(fields, row[lang], lang, `${name}.${at}.${lang}`)),
      );
    }
    return LANGS.flatMap((lang) => inField(field, (form[lang] as Values)?.[name], lang, `${lang}.${name}`));
  });
  return [...own, ...inFields(shared, form, undefined, "")];
}

function inFields(fields: Fields, values: Values, lang: Lang | undefined, path: string): Place[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    inField(field, values[name], lang, path === "" ? name : `${path}.${name}`),
  );
}

/** The places within a field; one that has no language of its own is looked at for its pictures and localised parts. */
function inField(field: Field, value: unknown, lang: Lang | undefined, path: string): Place[] {
  if (value === undefined || value === null || SILENT.has(field.kind)) return [];
  switch (field.kind) {
    case "richText":
      return lang ? [{ kind: "rich", text: String(value), lang, path }] : [];
    case "line": {
      const kind = (field as LineField).max > SHORT ? "plain" : "short";
      return lang ? [{ kind, text: String(value), lang, path }] : [];
    }
    case "text":
      return lang ? [{ kind: "plain", text: String(value), lang, path }] : [];
    case "image":
    case "images":
    case "imageSlots":
      return picturesIn(value, path);
    case "group":
      return inFields((field as GroupField<Fields>).fields, value as Values, lang, path);
    case "groups":
    case "alignedGroups": {
      const { fields } = field as GroupsField<Fields>;
      return (value as Values[]).flatMap((row, at) => inFields(fields, row, lang, `${path}.${at}`));
    }
    case "localized": {
      const { of } = field as LocalizedField<Field>;
      return LANGS.flatMap((each) => inField(of, (value as Values)[each], each, `${path}.${each}`));
    }
    default:
      return inCustom(field, value, lang, path);
  }
}

/** The ids of one picture or of several, each at its place. */
const picturesIn = (value: unknown, path: string): Place[] =>
  (Array.isArray(value) ? value : [value]).flatMap((id, at) =>
    typeof id === "string"
      ? [{ kind: "picture", id, path: Array.isArray(value) ? `${path}.${at}` : path }]
      : [],
  );

/** The words of a field of a shape of its own, as it says them. */
function inCustom(field: Field, value: unknown, lang: Lang | undefined, path: string): Place[] {
  const { says } = field;
  if (!says) return [];
  return (lang ? [lang] : LANGS).flatMap((each) =>
    says(value, each).map(({ text, at }): Place => {
      const place = lang ? `${path}.${at}` : `${path}.${at}.${each}`;
      return { kind: "plain", text, lang: each, path: place };
    }),
  );
}
