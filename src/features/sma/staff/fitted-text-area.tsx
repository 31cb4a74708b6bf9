import { TextArea, type TextAreaProps } from "../../../core/staff/fields/text-area";

/** Several lines of text, as high as they are where the browser can do that. */
export function FittedTextArea(props: TextAreaProps) {
  return (
    <TextArea
      {...props}
      className="field field-sizing-content max-h-[36rem] min-h-20"
      rows={Math.min(16, 2 + Math.ceil(props.value.length / 60))}
    />
  );
}
