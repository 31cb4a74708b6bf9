import type { ComponentType } from "react";
import type { Lang } from "../../platform/locale/lang";
import type { AnyFieldWords, Field } from "../field";

/** The props of the input of a field. */
export interface FieldInputProps<F extends Field = Field, Value = unknown> {
  field: F;
  words: AnyFieldWords;
  value: Value;
  /** Given what makes the new value of the one there is: several uploads may come between two renders. */
  onChange: (change: (before: Value) => Value) => void;
  /** Path of the field in the request. */
  path: string;
  /** The errors at a path of the request. */
  errorsAt: (path: string) => string[];
  /** The input of any field, for a field that has others in it. */
  inner: ComponentType<Omit<FieldInputProps, "inner">>;
  /** The language of its text, where it is of one. */
  lang?: Lang | undefined;
}

/** The frame of a field around its control. */
export const frameOf = ({ words, path, errorsAt }: Pick<FieldInputProps, "words" | "path" | "errorsAt">) => ({
  label: words.label,
  hint: words.hint,
  path,
  errors: errorsAt(path),
});
