import { type ComponentType, Fragment, type ReactNode } from "react";
import type { Lang } from "../../platform/locale/lang";
import { type Field, type Fields, type FieldWords, wordsOfField } from "../field";
import { BackToFirst } from "./first-text";
import type { FieldInputProps } from "./input-props";

type InputComponent = ComponentType<Omit<FieldInputProps, "inner">>;

/** The props of an input of a type's own. */
export interface OwnInputProps extends Omit<FieldInputProps, "inner"> {
  /** Of a text: gives the field this value in every language. */
  everywhere?: ((value: unknown) => void) | undefined;
}

/** Inputs of a type's own for fields by their names, which replace those of their kinds. */
export type OwnInputs = Readonly<Record<string, ComponentType<OwnInputProps>>>;

interface FieldInputsProps {
  /** The input of any field. */
  input: InputComponent;
  fields: Fields;
  words: Readonly<Record<string, FieldWords>>;
  values: Readonly<Record<string, unknown>>;
  onChange: (name: string, change: (before: unknown) => unknown) => void;
  everywhere?: ((name: string, value: unknown) => void) | undefined;
  /** The prefix of the paths of these fields in the request, as `news.eng.`. */
  path: string;
  errorsAt: (path: string) => string[];
  lang?: Lang | undefined;
  own?: OwnInputs | undefined;
  /** Below the field of that name. */
  below?: (name: string, field: Field, label: string) => ReactNode;
  /** Wraps each field; nothing by default. */
  around?: ComponentType<{ children: ReactNode }>;
}

/** Fields one below the other, in the order of their definition. */
export function FieldInputs({
  fields,
  words,
  values,
  onChange,
  everywhere,
  path,
  errorsAt,
  lang,
  input,
  own = {},
  below,
  around: Around = Fragment,
}: FieldInputsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const Input: ComponentType<OwnInputProps> = own[name] ?? input;
    const worded = wordsOfField(words[name], name);
    return (
      <Around key={name}>
        <Input
          field={field}
          words={worded}
          value={values[name]}
          onChange={(change) => onChange(name, change)}
          everywhere={everywhere && ((value) => everywhere(name, value))}
          path={`${path}${name}`}
          errorsAt={errorsAt}
          lang={lang}
        />
        <BackToFirst
          {...{ label: worded.label, path: `${path}${name}`, value: values[name] }}
          onChange={(change) => onChange(name, change)}
        />
        {below?.(name, field, worded.label)}
      </Around>
    );
  });
}
