import { LANGS, type Lang } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import { type FieldPath, formFieldPaths, leavesOf } from "../field-paths";

/** A place of a form: a text of some kind in a language, or a picture. */
export type TextLocation = { path: string } & (
  | { kind: "rich" | "plain" | "short"; text: string; lang: Lang }
  | { kind: "picture"; id: string }
);

/** Characters from which on a line is checked for sentences. */
const SHORT = 300;

/** The texts and pictures of an entry, by its definition, in the shape of its form or of its content. */
export const textLocations = (type: Pick<ContentType, "shared" | "texts">, form: object): TextLocation[] =>
  formFieldPaths(type, form).flatMap(leavesOf).flatMap(placesIn);

/** The places in a field. Lines are names, which are written as people write them. */
function placesIn({ field, value, lang, path }: FieldPath): TextLocation[] {
  const { writing, max = 0, holds, says } = field;
  if (value === undefined || value === null || writing === "lines") return [];
  if (writing) {
    const kind = writing === "rich" ? "rich" : writing === "line" && max <= SHORT ? "short" : "plain";
    return lang ? [{ kind, text: String(value), lang, path }] : [];
  }
  if (holds === "image") return picturesIn(value, path);
  if (!says) return [];
  return (lang ? [lang] : LANGS).flatMap((each) =>
    says(value, each).map(({ text, at }): TextLocation => {
      const place = lang ? `${path}.${at}` : `${path}.${at}.${each}`;
      return { kind: "plain", text, lang: each, path: place };
    }),
  );
}

/** The ids of one picture or of several, each at its place. */
const picturesIn = (value: unknown, path: string): TextLocation[] =>
  (Array.isArray(value) ? value : [value]).flatMap((id, at) =>
    typeof id === "string"
      ? [{ kind: "picture", id, path: Array.isArray(value) ? `${path}.${at}` : path }]
      : [],
  );
