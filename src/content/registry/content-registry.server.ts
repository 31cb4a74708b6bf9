import type * as z from "zod";
import type { Database } from "../../platform/db/database.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Lang, Localized } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import type { EntryRules } from "../save/entry-rules.server";
import { inputSchema } from "../schemas";
import { newestRecord } from "../store/published.server";

/** A registered content type, its own rules of a save, and the feature that owns it. */
export interface EntryType {
  feature: Feature;
  type: ContentType;
  rules: EntryRules;
  /** The schema of the content of a save. */
  schema: z.ZodType<object>;
}

/** Every entry type of the installed features. */
export type ContentRegistry = readonly EntryType[];

const known = new WeakMap<ContentType, EntryType>();

/** Builds the content registry of these features. */
export const contentRegistry = (features: readonly Feature[]): ContentRegistry =>
  features.flatMap((feature) => (feature.content ?? []).map((type) => entryTypeIn(feature, type)));

function entryTypeIn(feature: Feature, type: ContentType): EntryType {
  const found = known.get(type);
  if (found?.feature === feature) return found;
  const rules = feature.entryRules?.find((each) => each.type === type) ?? { type };
  const made: EntryType = { feature, type, rules, schema: inputSchema(type) };
  known.set(type, made);
  return made;
}

/** The entry types of a name, or of that as their other name in calls: several for a type for each entry. */
export const entryTypesNamed = (registry: ContentRegistry, name: string): EntryType[] =>
  registry.filter(({ type, rules }) => type.name === name || rules.name === name);

/** Finds an entry type by its name, or by its other name in calls; undefined where none is registered. */
export function findEntryType(
  registry: ContentRegistry,
  name: string,
  id: string | undefined,
): EntryType | undefined {
  const named = entryTypesNamed(registry, name);
  // Records before lists: custom pages are pages too.
  return (
    named.find(({ type }) => type.id !== undefined && type.id === id) ??
    named.find(({ type }) => type.id === undefined)
  );
}

/** Finds an entry type as {@link findEntryType} does. @throws {Problem} 400 where none is registered */
export function requireEntryType(registry: ContentRegistry, name: string, id: string | undefined): EntryType {
  const found = findEntryType(registry, name, id);
  if (found) return found;
  throw new Problem(400, "invalid", { errors: [{ path: "type", says: contentProblems.unknownType }] });
}

/** Whether entries of a type can be drafts. */
export const hasDrafts = ({ type }: EntryType): boolean => type.hasDrafts !== false;

/** The id of an entry; that of a single record may be left out. */
export async function idOf(db: Database, type: ContentType, id: string | undefined): Promise<string> {
  return id ?? type.id ?? (await newestRecord(db, type))._id;
}

declare module "../../platform/feature.server" {
  interface FeatureParts {
    /** The registered content types. */
    content?: readonly ContentType[];
    /** What some of them need of their own around a save. */
    entryRules?: readonly EntryRules[];
  }
}

type Named = ContentType & { words: Localized<{ one?: string; list?: string; title?: string }> };

/** The name for staff of a list's entry, or of a record. */
export function nameOfType(type: ContentType, lang: Lang): string {
  const { one, list, title } = (type as Named).words[lang];
  return one ?? list ?? title ?? type.name;
}
