import type { PictureNote } from "../../../media/field/current-file";
import type { FieldInputProps } from "../../staff/input-props";
import { PictureWords } from "./picture-words";

/** Says below each picture of a field, which may be of one language, what is said of it. */
export const picturesSaid =
  ({ errorsAt, lang }: Pick<FieldInputProps, "errorsAt" | "lang">): PictureNote =>
  (id, label) => <PictureWords key={id} {...{ id, label, errorsAt, of: lang }} />;
