import { mediaIds } from "../../platform/html/text";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import { type FieldPath, formFieldPaths, groupByPath, leavesOf } from "../field-paths";
import { describedIn, descriptionsIn } from "../pictures/descriptions";
import { altsIn, isSaid } from "../pictures/picture-alts";
import { checkPlain, checkRich, type Issue, type Known, type Remark } from "./check-text";
import { pictureRemark } from "./pictures";

type Form = Readonly<Record<string, unknown>>;

/** The remarks on each text that was looked at: of a form one text changes at a time. */
export type Found = Map<string, readonly Remark[]>;

function remarksAt(place: TextLocation, known: Known): readonly Remark[] {
  switch (place.kind) {
    case "picture": {
      const remark = pictureRemark(place.id, known.library);
      return remark ? [remark] : [];
    }
    case "rich":
      return checkRich(place.text, place.lang, known);
    default:
      return checkPlain(place.text, place.lang, known, place.kind === "short");
  }
}

/**
 * Checks the texts and pictures of an entry, by its definition and in its order, and returns all issues.
 * @param form in the shape of its form or of its content
 * @param before cache of earlier issues under the same knowledge; updated with these
 */
export function checkForm(
  type: Pick<ContentType, "shared" | "texts">,
  form: Form,
  known: Known,
  before: Found = new Map(),
): Issue[] {
  const now: Found = new Map();
  const alts = altsIn(form);
  const findings = textLocations(type, form).flatMap((place) => {
    const { path } = place;
    const own = place.kind === "picture" ? alts[place.id] : undefined;
    if (own && isSaid(own)) return [];
    const lang = "lang" in place ? place.lang : undefined;
    const text = "text" in place ? place.text : place.id;
    const key = `${place.kind} ${lang} ${text}`;
    const remarks = now.get(key) ?? before.get(key) ?? remarksAt(place, known);
    now.set(key, remarks);
    return withKeys(remarks, path).map((each): Issue => ({ ...each, path, lang }));
  });
  before.clear();
  for (const [key, remarks] of now) before.set(key, remarks);
  return [...oncePerPicture(findings), ...withoutPictures(type, form)];
}

/** The picture fields that are empty in a language that has text, though another language has pictures there. */
function withoutPictures(type: Pick<ContentType, "shared" | "texts">, form: Form): Issue[] {
  const parts = formFieldPaths(type, form).filter(({ path, lang }) => lang && path.startsWith(`${lang}.`));
  const written = new Set(
    parts.flatMap(({ field, value, lang }) => (field.writing && !field.isEmpty(value) ? [lang] : [])),
  );
  const pictures = parts.filter(({ field }) => field.holds === "image");
  return groupByPath(pictures).flatMap(([, same]) =>
    same.every(({ field, value }) => field.isEmpty(value))
      ? []
      : same
          .filter(({ field, value, lang }) => field.isEmpty(value) && written.has(lang))
          .map(({ path, lang }): Issue => {
            const check = "picturesElsewhere";
            return { check, said: "", start: 0, end: 0, path, lang, key: `${path} ${check}` };
          }),
  );
}

/**
 * A missing description of a picture is reported once, in however many places and languages the picture is
 * used.
 */
function oncePerPicture(findings: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return findings.filter(({ check, picture }) => {
    if (check !== "pictureUndescribed" || picture === undefined) return true;
    const isFirst = !seen.has(picture);
    seen.add(picture);
    return isFirst;
  });
}

/** Remarks of one text, each with a key: of two that say the same the second is the second. */
function withKeys(remarks: readonly Remark[], path: string) {
  const times = new Map<string, number>();
  return remarks.map((each) => {
    const same = `${path} ${each.check} ${each.picture ?? ""} ${each.said}`;
    const time = times.get(same) ?? 0;
    times.set(same, time + 1);
    return { ...each, key: `${same} ${time}` };
  });
}

/** The known pictures, updated by a form's descriptions for the library; unchanged without any. */
export function knownIn(form: Form, known: Known): Known {
  const typed = Object.keys(descriptionsIn(form));
  if (typed.length === 0) return known;
  const library = [...known.library].map(
    ([id, picture]) => [id, { ...picture, ...describedIn(form, id, picture) }] as const,
  );
  return { ...known, library: new Map(library) };
}

/** Ids of all pictures of an entry, those in its texts as well. */
export const picturesOf = (type: Pick<ContentType, "shared" | "texts">, form: Form): string[] => [
  ...new Set(
    textLocations(type, form).flatMap((place) =>
      place.kind === "picture" ? [place.id] : place.kind === "rich" ? mediaIds(place.text) : [],
    ),
  ),
];

/** A place of a form: a text of some kind in a language, or a picture. */
type TextLocation = { path: string } & (
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
