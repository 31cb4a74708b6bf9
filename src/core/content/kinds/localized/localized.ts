import * as z from "zod";
import { LANGS, type Localized, localized } from "../../../locale/lang";
import { type Field, field, type Kept } from "../../field";

type InEach<T extends z.ZodType> = z.ZodObject<Localized<T>>;

export type LocalizedField<Of extends Field> = Field<
  "localized",
  z.ZodPrefault<InEach<Of["input"]>>,
  InEach<Of["output"]>
> & { readonly of: Of; readonly isLong: boolean };

/**
 * Something short that stands in all three languages side by side, as the label of a row.
 * @param isLong whether it is too long for that, as an address, and one stands below the other
 */
export function inEachLanguage<Of extends Field>(of: Of, isLong = false): LocalizedField<Of> {
  const input = z.object(localized(() => of.input)).prefault({} as never);
  const output = z.object(localized(() => of.output));
  type Value = Localized<Kept<Of>>;
  const made = field("localized", {
    input,
    output,
    empty: () => localized(() => of.empty()) as never,
    isEmpty: (value) => LANGS.every((lang) => of.isEmpty((value as Value)[lang])),
    text: (value) => LANGS.flatMap((lang) => of.text((value as Value)[lang])),
    media: (value, path) => LANGS.flatMap((lang) => of.media((value as Value)[lang], `${path}.${lang}`)),
    sample: localized(() => of.sample) as never,
  });
  return { ...made, of, isLong } as unknown as LocalizedField<Of>;
}
