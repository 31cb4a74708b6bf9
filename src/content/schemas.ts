import * as z from "zod";
import { type Localized, localized } from "../platform/locale/lang";
import { editedVersion } from "../platform/shapes";
import type { AnyContent, ContentType } from "./definition";
import type { Field, Fields } from "./field";
import { inputsOf, outputsOf } from "./kinds/group";

type Inputs<F extends Fields> = { -readonly [Name in keyof F]: F[Name]["input"] };
type Outputs<F extends Fields> = { -readonly [Name in keyof F]: F[Name]["output"] };

type InputShape<T extends ContentType> = Inputs<T["shared"]> &
  Localized<z.ZodPrefault<z.ZodObject<Inputs<T["texts"]>>>>;

/** The schema of a save. A field that it leaves out and that has no default is not changed. */
export type InputSchema<T extends ContentType> = z.ZodObject<InputShape<T>>;
/** The same for an existing entry. */
export type EditSchema<T extends ContentType> = z.ZodObject<
  InputShape<T> & { _id: z.ZodString; version: typeof editedVersion }
>;
/** An entry in an answer. */
export type EntrySchema<T extends ContentType> = z.ZodObject<
  { _id: z.ZodString } & Outputs<T["shared"]> &
    Localized<z.ZodObject<Outputs<T["texts"]>>> & {
      version: z.ZodNumber;
    }
>;

// From here on Zod gets fields by their names, which TypeScript knows only as fields; the types above are
// exact.

/** The schema of a save of a new entry. */
export function inputSchema<T extends ContentType>(type: T): InputSchema<T> {
  return withRules(type, z.object(inputShape(type))) as unknown as InputSchema<T>;
}

/** The schema of an entry that is stored as a draft until staff have added what the rules of its type ask for. */
export const draftSchema = (type: ContentType): z.ZodType<object> => z.object(inputShape(type));

/** The schema of a save of an existing entry. */
export function editSchema<T extends ContentType>(type: T): EditSchema<T> {
  const named = { _id: z.string().min(1), version: editedVersion };
  return withRules(type, z.object({ ...inputShape(type), ...named })) as unknown as EditSchema<T>;
}

/** The schema of a partial save of a record: a field that it leaves out is not changed. */
export function partSchema(
  type: ContentType,
): z.ZodObject<{ _id: z.ZodType<string>; version: typeof editedVersion }> {
  const named = { _id: z.literal(type.id ?? type.name), version: editedVersion };
  const texts = localized(() => z.object(partsOf(type.texts)).optional());
  return z.object({ ...partsOf(type.shared), ...texts, ...named });
}

const partsOf = (fields: Fields): z.ZodRawShape =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, partOf(each)]));

function partOf({ input, fields, comesWhole }: Field): z.ZodType {
  if (fields && !comesWhole) return z.object(partsOf(fields)).optional();
  // Where it is left out a default would be in its place.
  const bare = input instanceof z.ZodDefault || input instanceof z.ZodPrefault ? input.unwrap() : input;
  return (bare as z.ZodType).optional();
}

/** The schema of an entry in an answer. */
export function entrySchema<T extends ContentType>(type: T): EntrySchema<T> {
  return z.object({
    _id: z.string(),
    ...outputsOf(type.shared).shape,
    ...localized(() => outputsOf(type.texts)),
    version: z.number().int(),
  }) as unknown as EntrySchema<T>;
}

function inputShape({ shared, texts }: ContentType) {
  const inputs = inputsOf(texts);
  const unsaid = inputs.safeParse({}).data ?? {};
  return { ...inputsOf(shared).shape, ...localized(() => inputs.prefault(unsaid)) };
}

function withRules<S extends z.ZodObject>({ rules = [] }: ContentType, schema: S) {
  return schema.superRefine((content, context) => {
    for (const rule of rules) {
      rule.check(content as unknown as AnyContent, (path, key) =>
        context.addIssue({ code: "custom", path: [...path], params: { key } }),
      );
    }
  });
}

/** Whether content meets the requirements of its type besides those of each field. */
export function isRight({ rules = [] }: ContentType, content: AnyContent): boolean {
  let isRefused = false;
  for (const rule of rules) {
    rule.check(content, () => {
      isRefused = true;
    });
  }
  return !isRefused;
}

/** Whether each language has all that visitors need of an entry. */
export function completeness(type: ContentType, content: AnyContent): Localized<boolean> {
  const { complete, texts } = type;
  if ("in" in complete) return complete.in(content);
  const isComplete = (field: Field | undefined, value: unknown) =>
    field?.isComplete?.(value) ?? !field?.isEmpty(value);
  return localized((lang) => complete.every((name) => isComplete(texts[name], content[lang][name])));
}
