import { FileText, X } from "lucide-react";
import type { ReactNode } from "react";
import { ChooseSeveralHere } from "../../../media/picker/choose-here";
import { useWords } from "../../../platform/locale/lang-context";
import { Name, scriptLang } from "../../../platform/locale/name";
import { pdfUrl } from "../../../platform/media-urls";
import { FieldErrors, fieldId } from "../../../ui/fields/field-frame";
import type { KnownPdf } from "../contract";
import { consentsWords } from "../words";
import { ActingRow } from "./acting-row";

interface PdfsFieldProps {
  value: readonly KnownPdf[];
  /** Ids of those that nobody is shown any more. */
  gone: readonly string[];
  onChange: (pdfs: KnownPdf[]) => void;
  errors: readonly string[];
}

/** PDFs of the library: those that were chosen, and the link to choose more. */
export function PdfsField({ value, gone, onChange, errors }: PdfsFieldProps) {
  const words = useWords(consentsWords);
  const id = fieldId("consent.pdfs");
  const without = (...gone: readonly KnownPdf[]) =>
    value.filter((pdf) => !gone.some(({ _id }) => _id === pdf._id));
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="field-label">{words.pdfs}</legend>
      <p className="field-hint">{words.pdfsHint}</p>
      {value.length > 0 && (
        <ul className="mb-3 grid list-none gap-2 p-0">
          {value.map((pdf) => {
            const name = pdf.originalFilename || words.pdfGone;
            return (
              <FileRow key={pdf._id} name={name} onRemove={() => onChange(without(pdf))}>
                {gone.includes(pdf._id) ? (
                  <>
                    <Name text={name} /> <span className="chip">{words.pdfGone}</span>
                  </>
                ) : (
                  <PdfLink pdf={pdf} />
                )}
              </FileRow>
            );
          })}
        </ul>
      )}
      <FieldErrors id={id} errors={errors} />
      <ChooseSeveralHere
        kind="pdf"
        label={words.pdfs}
        onChoose={(files) => {
          const pdfs = files.map(({ _id, originalFilename }) => ({ _id, originalFilename }));
          onChange([...without(...pdfs), ...pdfs]);
        }}
      />
    </fieldset>
  );
}

/** The way to a PDF, by its name. */
export function PdfLink({ pdf: { _id, originalFilename } }: { pdf: KnownPdf }) {
  return (
    <a
      href={pdfUrl(_id, originalFilename)}
      download
      className="inline-flex min-h-12 items-center gap-2 wrap-anywhere"
    >
      <FileText aria-hidden="true" size={20} className="shrink-0" />
      <Name text={originalFilename} lang={scriptLang(originalFilename, "eng")} />
    </a>
  );
}

interface MissingPicturesProps {
  ids: readonly string[];
  onRemove: (id: string) => void;
}

/** Pictures of a consent that nobody is shown any more, each in words. */
export function MissingPictures({ ids, onRemove }: MissingPicturesProps) {
  const words = useWords(consentsWords);
  if (ids.length === 0) return null;
  return (
    <ul className="grid list-none gap-2 p-0">
      {ids.map((id, at) => {
        const name = ids.length === 1 ? words.pictureGone : `${words.pictureGone} (${at + 1})`;
        return (
          <FileRow key={id} name={name} onRemove={() => onRemove(id)}>
            {name}
          </FileRow>
        );
      })}
    </ul>
  );
}

interface FileRowProps {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

function FileRow({ name, onRemove, children }: FileRowProps) {
  const { removeEntry: label } = useWords(consentsWords);
  return (
    <ActingRow name={name} action={{ label, icon: X, onPress: onRemove }}>
      {children}
    </ActingRow>
  );
}
