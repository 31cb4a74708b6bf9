import { FileUp } from "lucide-react";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { pdfUrl } from "../../../core/media/urls";
import type { OneEditor } from "../../../core/staff/form/use-one-editor";
import type { Volunteer } from "../contract";
import { PdfForm } from "./pdf-form";
import { volunteerStaffWords } from "./words";

interface PdfRowProps {
  lang: Lang;
  volunteer: Volunteer;
  editor: OneEditor;
}

/** The PDF of one language; Replace PDF opens its editor. */
export function PdfRow({ lang, volunteer, editor }: PdfRowProps) {
  const words = useWords(volunteerStaffWords);
  const staff = useStaffWords();
  const language = staff[lang];
  const slot = volunteer.volunteerArr.find((each) => each.lang === lang);
  const open = editor.open === lang;
  return (
    <li className="row">
      <div className="row-text">
        <h3>{language}</h3>
        <p lang={LANG_TAG[lang]}>{volunteer[lang].formValue}</p>
        {slot?.pdfId ? (
          <a className="back-home break-all" href={pdfUrl(slot.pdfId, slot.originalFilename)}>
            {slot.originalFilename}
          </a>
        ) : (
          <p>{words.noPdf}</p>
        )}
      </div>
      <div className="row-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={fill(staff.withName, { label: words.replacePdf, name: language })}
          aria-expanded={open}
          onClick={() => editor.choose(open ? null : lang)}
        >
          <FileUp aria-hidden="true" size={18} />
          {words.replacePdf}
        </button>
      </div>
      {open && <PdfForm lang={lang} volunteer={volunteer} editor={editor} />}
    </li>
  );
}
