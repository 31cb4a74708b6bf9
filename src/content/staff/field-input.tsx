import type { ComponentType } from "react";
import type { KindName } from "../field";
import { ChoiceInput, ChoicesInput, FlagInput } from "../kinds/choice-inputs";
import { GroupInput, GroupsInput, LocalizedInput } from "../kinds/group-inputs";
import { ImageInput, ImageSlotsInput, ImagesInput, PdfInput } from "../kinds/media-inputs";
import { NamesInput } from "../kinds/names-input";
import { AmountInput, DateInput, NumberInput } from "../kinds/number-inputs";
import { ParallelGroupsInput } from "../kinds/parallel-groups-input";
import {
  LineInput,
  LinesInput,
  RichTextInput,
  TextInput,
  VideoInput,
  WebLinkInput,
} from "../kinds/text-inputs";
import type { FieldInputProps } from "./input-props";

/** The input of each kind. What is `custom` has one of its type's own. */
const INPUTS: Record<Exclude<KindName, "custom">, unknown> = {
  parallelGroups: ParallelGroupsInput,
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
  names: NamesInput,
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
  // Each is of the kind that its name says.
  const Input = INPUTS[kind] as ComponentType<FieldInputProps>;
  return <Input {...props} inner={FieldInput} />;
}
