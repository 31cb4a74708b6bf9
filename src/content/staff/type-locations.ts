import { useContext, useEffect, useState } from "react";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import { ScreensContext } from "../../ui/frame/screen";
import type { Screens } from "../../ui/screens";
import type { ContentList, ContentRecord, ContentType } from "../definition";
import type { FieldWords } from "../field";
import { type ContentScreens, editAddress } from "./content-screens";

/** Where entries of a type are edited and seen, and how it and its fields are called. */
export interface TypeLocations {
  type: ContentType;
  /** Of one of the list, or of the record. */
  title: Localized;
  fields: Localized<Readonly<Record<string, FieldWords>>>;
  /** The address of the form of an entry. */
  edit(id: string): string;
  /** The screen that links to the form: its list; none for a record. */
  list?: { to: string; label: Localized };
  /** The address of the form for a new entry; none for a record. */
  add?: string;
  /** The address at which visitors see it. */
  view(id: string): string;
}

/** The link back from a screen about an entry: to its list, or of a record to its form. */
export const wayBack = ({ list, title, edit }: TypeLocations, id: string, lang: Lang) =>
  list ? { to: list.to, label: list.label[lang] } : { to: edit(id), label: title[lang] };

/**
 * Finds the places of the type of an entry, among the screens of all features; undefined where none has it. Screens are
 * fetched: first those of the feature that is called alike.
 */
export async function typeLocations(
  all: readonly Screens[],
  { type: name, id }: { type: string; id: string },
): Promise<TypeLocations | undefined> {
  const plain = (text: string) => text.replaceAll("-", "").toLowerCase();
  const isAlike = (each: Screens) => plain(each.name) === plain(name);
  const likely = all.filter(isAlike).flatMap(({ content = [] }) => content);
  const others = all.filter((each) => !isAlike(each)).flatMap(({ content = [] }) => content);
  return (await placesAmong(likely, name, id)) ?? placesAmong(others, name, id);
}

async function placesAmong(
  screens: readonly ContentScreens[],
  name: string,
  id: string,
): Promise<TypeLocations | undefined> {
  const found = await Promise.all(screens.map((content) => placesOf(content, name, id)));
  return found.find((each) => each !== undefined);
}

async function placesOf(
  content: ContentScreens,
  name: string,
  id: string,
): Promise<TypeLocations | undefined> {
  if ("addresses" in content) {
    const { type } = (await content.load()).default;
    return type.name === name ? ofList(type, content.addresses) : undefined;
  }
  const { type } = (await content.load()).default;
  if (type.name !== name || !("view" in type)) return undefined;
  // Of a type whose every entry has fields of its own there is a screen for each.
  return type.id === undefined || type.id === id ? ofRecord(type, content.address) : undefined;
}

function ofList(type: ContentList, addresses: Parameters<typeof editAddress>[0]["addresses"]): TypeLocations {
  return {
    type,
    title: localized((lang) => type.words[lang].one ?? type.words[lang].list),
    fields: localized((lang) => type.words[lang].fields),
    edit: (id) => editAddress({ type, addresses }, id),
    list: { to: addresses.list, label: localized((lang) => type.words[lang].list) },
    add: addresses.add,
    view: (id) => type.view(id),
  };
}

function ofRecord(type: ContentRecord, address: string): TypeLocations {
  return {
    type,
    title: localized((lang) => type.words[lang].title),
    fields: localized((lang) => type.words[lang].fields),
    edit: () => address,
    view: () => type.view,
  };
}

/** The places of entries, each named by its type and id with a space between, once their screens are there. */
export function useTypeLocations(entries: readonly string[]): ReadonlyMap<string, TypeLocations> {
  const all = useContext(ScreensContext);
  const [places, setPlaces] = useState<ReadonlyMap<string, TypeLocations>>(new Map());
  const asked = entries.join("\n");
  useEffect(() => {
    let isGone = false;
    const keys = asked.split("\n").filter((key) => key !== "");
    const find = (key: string) => {
      const [type = "", id = ""] = key.split(" ");
      return typeLocations(all, { type, id }).catch(() => undefined);
    };
    void Promise.all(keys.map(find)).then((found) => {
      const known = keys.flatMap((key, at) => (found[at] ? [[key, found[at]] as const] : []));
      if (!isGone) setPlaces(new Map(known));
    });
    return () => {
      isGone = true;
    };
  }, [all, asked]);
  return places;
}
