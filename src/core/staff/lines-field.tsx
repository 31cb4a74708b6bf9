import { TextArea, type TextAreaProps } from "./text-area";

/** A list that is typed one entry on each line, as its hint says. */
export function LinesField(props: TextAreaProps & { hint: string }) {
  return <TextArea {...props} />;
}
