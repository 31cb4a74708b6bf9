import { useEffect, useMemo } from "react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { isLang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/lang-context";
import { useStaffWords } from "../../../core/locale/words/staff";
import { type LibraryFile, libraryContract } from "../../../core/media/library-contract";
import { type Description, DescriptionFields } from "../../../core/media/picker/description-fields";
import { pickerWords } from "../../../core/media/picker/words";
import { DraftForm } from "../../../core/staff/form/draft-form";
import { useDraft } from "../../../core/staff/form/use-draft";
import { useBanner } from "../../../core/staff/frame/banner";
import { mediaWords } from "../words";

/** The form for what the picture shows, in three languages, or that it is decoration; it stays after a save. */
export function DescriptionForm({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const picker = useWords(pickerWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const changes = useChanges(libraryContract);
  const { _id: media_id, alt, decorative } = file;
  const shown = useMemo<Description>(() => ({ alt, decorative }), [alt, decorative]);
  const draft = useDraft<Description>({
    initial: shown,
    stays: true,
    submit: async (said) => {
      await changes.edit({ media_id, ...said });
      banner({ text: words.saved, saved: true });
      const fresh = revalidate();
      return () => fresh;
    },
  });
  const { take } = draft;
  useEffect(() => {
    take(shown);
  }, [take, shown]);
  const labelOf = (path: string) => {
    const lang = path.split(".").find(isLang);
    return lang ? fill(staff.inLanguage, { label: picker.alt, language: staff[lang] }) : picker.alt;
  };
  return (
    <DraftForm draft={draft} parts={[]} labelOf={labelOf} requestPrefix="">
      <DescriptionFields value={draft.form} onChange={draft.setForm} errorsAt={draft.errorsAt} />
    </DraftForm>
  );
}
