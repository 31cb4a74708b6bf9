import { Suspense } from "react";
import type { PictureNote } from "../../../media/field/current-file";
import { PictureWords } from "../../autosave/staff/late";
import type { FieldInputProps } from "../../staff/input-props";

/** Says below each picture of a field, which may be of one language, what is said of it, once that is fetched. */
export const picturesSaid =
  ({ errorsAt, lang }: Pick<FieldInputProps, "errorsAt" | "lang">): PictureNote =>
  (id, label) => (
    <Suspense fallback={<div className="picture-words" />}>
      <PictureWords key={id} {...{ id, label, errorsAt, of: lang }} />
    </Suspense>
  );
