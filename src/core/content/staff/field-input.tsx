import type { ComponentType } from "react";
import type { KindName } from "../field";
import { AmountInput } from "../kinds/amount/input";
import { ChoiceInput } from "../kinds/choice/input";
import { ChoicesInput } from "../kinds/choices/input";
import { DateInput } from "../kinds/date/input";
import { FlagInput } from "../kinds/flag/input";
import { GroupInput } from "../kinds/group/input";
import { GroupsInput } from "../kinds/groups/input";
import { ImageInput } from "../kinds/image/input";
import { ImageSlotsInput } from "../kinds/image-slots/input";
import { ImagesInput } from "../kinds/images/input";
import { LineInput } from "../kinds/line/input";
import { LinesInput } from "../kinds/lines/input";
import { LocalizedInput } from "../kinds/localized/input";
import { NumberInput } from "../kinds/number/input";
import { PdfInput } from "../kinds/pdf/input";
import { RichTextInput } from "../kinds/rich-text/input";
import { TextInput } from "../kinds/text/input";
import { VideoInput } from "../kinds/video/input";
import { WebLinkInput } from "../kinds/web-link/input";
import type { FieldInputProps } from "./input-props";

/** The input of each kind. What is `custom` has one of its type's own. */
const INPUTS: Record<Exclude<KindName, "custom">, unknown> = {
  amount: AmountInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  date: DateInput,
  flag: FlagInput,
  group: GroupInput,
  groups: GroupsInput,
  image: ImageInput,
  images: ImagesInput,
  imageSlots: ImageSlotsInput,
  line: LineInput,
  lines: LinesInput,
  localized: LocalizedInput,
  number: NumberInput,
  pdf: PdfInput,
  richText: RichTextInput,
  text: TextInput,
  video: VideoInput,
  webLink: WebLinkInput,
};

/** A field on screen, by its kind. */
export function FieldInput(props: Omit<FieldInputProps, "inner">) {
  const { kind } = props.field;
  if (kind === "custom") return null;
  // Each is of the kind under whose name it stands.
  const Input = INPUTS[kind] as ComponentType<FieldInputProps>;
  return <Input {...props} inner={FieldInput} />;
}
