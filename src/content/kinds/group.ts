import * as z from "zod";
import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import {
  type AnyFieldWords,
  emptyOf,
  type Field,
  type Fields,
  field,
  isEmptyOf,
  linesOf,
  mediaOf,
  type StoredValue,
  samplesOf,
  textOf,
} from "../field";

type InEach<T extends z.ZodType> = z.ZodObject<Localized<T>>;

export type LocalizedField<Of extends Field> = Field<
  "localized",
  z.ZodPrefault<InEach<Of["input"]>>,
  InEach<Of["output"]>
> & { readonly of: Of; readonly isLong: boolean };

/**
 * Something short with all three languages side by side, as the label of a row.
 * @param isLong whether it is too long for that, as an address, and one is below the other
 */
export function inEachLanguage<Of extends Field>(of: Of, isLong = false): LocalizedField<Of> {
  const made = {
    ...group(localized(() => of)),
    kind: "localized",
    comesWhole: true,
    lines: (value: Localized<StoredValue<Of>>, words: AnyFieldWords, reader: Lang) =>
      LANGS.flatMap((lang) => of.lines(value[lang], words, reader)),
  };
  return { ...made, of, isLong } as unknown as LocalizedField<Of>;
}

type Inputs<F extends Fields> = z.ZodObject<{ -readonly [Name in keyof F]: F[Name]["input"] }>;
type Outputs<F extends Fields> = z.ZodObject<{ -readonly [Name in keyof F]: F[Name]["output"] }>;

export type GroupField<F extends Fields> = Field<"group", z.ZodPrefault<Inputs<F>>, Outputs<F>> & {
  readonly fields: F;
};

/** Fields that belong together, as the number of a bank account and whose it is. */
export function group<const F extends Fields>(fields: F): GroupField<F> {
  const made = field("group", {
    input: inputsOf(fields).prefault({} as never),
    output: outputsOf(fields),
    empty: () => emptyOf(fields) as never,
    isEmpty: (value) => isEmptyOf(fields, value as never),
    lines: (value, words, reader) => linesOf(fields, value, words, reader),
    text: (value) => textOf(fields, value as never),
    fields,
    media: (value, path) => mediaOf(fields, value as never, path),
    sample: samplesOf(fields) as never,
  });
  return made as unknown as GroupField<F>;
}

/** The inputs of several fields in a save. */
export function inputsOf<F extends Fields>(fields: F): Inputs<F> {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input])),
  ) as Inputs<F>;
}

/** The stored values of several fields. */
export function outputsOf<F extends Fields>(fields: F): Outputs<F> {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { output }]) => [name, output])),
  ) as Outputs<F>;
}

export type GroupsField<F extends Fields> = Field<
  "groups",
  z.ZodDefault<z.ZodArray<Inputs<F>>>,
  z.ZodArray<Outputs<F>>
> & { readonly fields: F; readonly max: number };

/** A list of groups in the order of staff's choice, as people with their titles. */
export function groups<const F extends Fields>(
  fields: F,
  { max = 100 }: { max?: number } = {},
): GroupsField<F> {
  const made = field("groups", {
    input: z.array(inputsOf(fields)).max(max).default([]),
    output: z.array(outputsOf(fields)),
    empty: () => [],
    comesWhole: true,
    fields,
    isList: true,
    lines: (rows, words, reader) =>
      rows.map((row) =>
        linesOf(fields, row, words, reader)
          .filter((line) => line.trim() !== "")
          .join(" · "),
      ),
    text: (value) => value.flatMap((each) => textOf(fields, each as never)),
    media: (value, path) => value.flatMap((each, at) => mediaOf(fields, each as never, `${path}.${at}`)),
    sample: [samplesOf(fields)] as never,
  });
  return { ...made, max } as unknown as GroupsField<F>;
}

type CustomField<Input extends z.ZodType, Output extends z.ZodType> = Field<"custom", Input, Output>;

/** A field of a shape that only one type has. Its input on screen is a slot of that type's form. */
export function custom<Input extends z.ZodType, Output extends z.ZodType>(
  parts: Parameters<typeof field<"custom", Input, Output>>[1],
): CustomField<Input, Output> {
  return field("custom", { lines: (value) => parts.text?.(value) ?? [], ...parts });
}
