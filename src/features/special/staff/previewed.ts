import type { AnyEntry, RecordScreens } from "../../../content/staff/content-screens";
import type { EntryForm } from "../../../content/staff/form-conversion";
import { useChanges } from "../../../platform/http/client";
import { type Localized, localized } from "../../../platform/locale/lang";
import { type Slot, specialContract } from "../contract";
import { special } from "../definition";
import { specialWords } from "../words";

/** The slots as their preview takes them: what it sends to be tried is one slot with its image. */
const screens: RecordScreens = {
  type: special,
  read: async () => undefined,
  useSave: () => {
    const changes = useChanges(specialContract);
    return ({ num, photo_id, caption }) =>
      changes.replace({ num, photo_id, caption } as Pick<Slot, "num" | "photo_id" | "caption">);
  },
};

const said = localized((lang) => specialWords[lang].previewed);

/** A slot with its image, as the preview takes a form and what it edits. */
export function previewedSlot({ num, photo_id, caption, version }: Slot): {
  of: { screens: RecordScreens; entry: AnyEntry; said: Localized };
  form: EntryForm;
} {
  const content = { num, photo_id, caption, ...localized(() => ({})) };
  return { of: { screens, said, entry: { _id: String(num), version, ...content } }, form: content };
}
