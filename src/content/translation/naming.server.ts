import type { Database } from "../../platform/db/database.server";
import { LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import { entryKey } from "../definition";
import type { TranslatedKind } from "./translation-status.server";

/** Finds the address of the form of something by its kind and id; `/cms` where it has none. */
export type FormAddress = (type: string, id: string) => string;

/** The names by which staff know things and their texts. */
export type Naming = ReturnType<typeof namingOf>;

/** The names of these kinds of things, and where their forms are. */
export function namingOf(kinds: readonly TranslatedKind[], formAddress: FormAddress) {
  const kindOf = (type: string) => kinds.find((kind) => kind.type === type);
  const partOf = (type: string, id: string) =>
    kindOf(type)?.parts.find((each) => each.id === undefined || each.id === id);
  const kindName = (type: string, id: string, lang: Lang) =>
    (kindOf(type)?.one ?? partOf(type, id)?.name)?.[lang] ?? type;
  return {
    kindOf,
    kindName,

    /** The types whose texts are not sent to translators, since no draft of them can be imported. */
    unsent: kinds.filter(({ open }) => !open).map(({ type }) => type),

    /** The label of a field. */
    label: (type: string, id: string, path: string, lang: Lang) =>
      kindOf(type)?.label(id, path, lang) ?? path,

    /** Titles of any kind of things, in a language, by their types and ids; `""` for those without one. */
    titles: async (
      db: Database,
      things: readonly { type: string; id: string }[],
      lang: Lang,
    ): Promise<(type: string, id: string) => string> => {
      const all = new Map<string, Localized>();
      for (const [type, some] of Map.groupBy(things, (thing) => thing.type)) {
        const ids = [...new Set(some.map(({ id }) => id))];
        for (const [id, title] of (await kindOf(type)?.titles(db, ids)) ?? [])
          all.set(entryKey({ type, id }), title);
      }
      return (type, id) => readIn(all.get(entryKey({ type, id })), lang);
    },

    /** The address of the form of a thing, at a field: of a language, or one that the thing has once. */
    atField: (type: string, id: string, field: string, lang?: Lang): string => {
      const form = formAddress(type, id);
      return `${form}${form.includes("?") ? "&" : "?"}${new URLSearchParams({ ...(lang && { lang }), field })}`;
    },
  };
}

/** A title in a language, else in the first that has one. */
const readIn = (title: Localized | undefined, lang: Lang): string =>
  [lang, ...LANGS].map((each) => title?.[each] ?? "").find((text) => text !== "") ?? "";
