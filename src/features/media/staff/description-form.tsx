import { useEffect, useMemo } from "react";
import { useRevalidator } from "react-router";
import type { Point } from "../../../media/crop/places-preview";
import type { Description } from "../../../media/description";
import { type LibraryFile, libraryContract } from "../../../media/library-contract";
import { DescriptionFields } from "../../../media/picker/description-fields";
import { pickerWords } from "../../../media/picker/words";
import { useChanges } from "../../../platform/http/client";
import { fill, isLang } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { DraftForm } from "../../../ui/form/draft-form";
import { useDraft } from "../../../ui/form/use-draft";
import { useBanner } from "../../../ui/frame/banner";
import { mediaWords } from "../words";
import { FocusField } from "./focus-field";
import { DescriptionNotes, WrittenDescription } from "./written-description";

interface Draft extends Description {
  focus: Point | null;
}

/** The form for what a picture shows, in three languages, or that it is decoration, and for what crops centre on; it stays after a save. */
export function DescriptionForm({ file }: { file: LibraryFile }) {
  const words = useWords(mediaWords);
  const picker = useWords(pickerWords);
  const staff = useStaffWords();
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const changes = useChanges(libraryContract);
  const { _id: media_id, alt, decorative, focus = null } = file;
  const shown = useMemo<Draft>(() => ({ alt, decorative, focus }), [alt, decorative, focus]);
  const draft = useDraft<Draft>({
    initial: shown,
    stays: true,
    submit: async (said) => {
      await changes.edit({ media_id, ...said });
      banner({ text: words.saved, saved: true });
      const fresh = revalidate();
      return () => fresh;
    },
  });
  const { take, form, setForm } = draft;
  useEffect(() => {
    take(shown);
  }, [take, shown]);
  const labelOf = (path: string) => {
    const lang = path.split(".").find(isLang);
    return lang ? fill(staff.inLanguage, { label: picker.alt, language: staff[lang] }) : picker.alt;
  };
  return (
    <DraftForm draft={draft} parts={[]} labelOf={labelOf} requestPrefix="">
      <WrittenDescription {...{ id: media_id, form, setForm, stored: alt }}>
        <DescriptionFields
          value={form}
          onChange={(said) => setForm({ ...form, ...said })}
          errorsAt={draft.errorsAt}
          below={(lang, label) => <DescriptionNotes {...{ lang, label, form, setForm }} />}
        />
      </WrittenDescription>
      <FocusField file={file} value={form.focus} onChange={(point) => setForm({ ...form, focus: point })} />
    </DraftForm>
  );
}
