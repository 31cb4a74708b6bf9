import { FileText, type LucideIcon, Plus, Search, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { entryKey } from "../../../content/definition";
import { ChooseSeveralHere } from "../../../media/picker/choose-here";
import { createClient } from "../../../platform/http/client";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { Name, scriptLang } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { pdfUrl } from "../../../platform/media-urls";
import { FieldErrors, fieldId } from "../../../ui/fields/field-frame";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { typedName } from "../../../ui/list/action-label";
import { consentsContract, type KnownEntry, type KnownPdf } from "../contract";
import { consentsWords } from "../words";

const api = createClient(consentsContract);

const isSame = (one: KnownEntry, other: KnownEntry) => one.type === other.type && one.id === other.id;

interface EntriesFieldProps {
  value: readonly KnownEntry[];
  onChange: (entries: KnownEntry[]) => void;
  errors: readonly string[];
}

/** Entries of the site: those that were chosen, and a search for more. */
export function EntriesField({ value, onChange, errors }: EntriesFieldProps) {
  const words = useWords(consentsWords);
  const id = fieldId("consent.entries");
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="field-label">{words.entries}</legend>
      <p className="field-hint">{words.entriesHint}</p>
      {value.length > 0 && (
        <ul className="grid list-none gap-2 p-0">
          {value.map((entry) => (
            <EntryRow
              key={entryKey(entry)}
              entry={entry}
              label={words.removeEntry}
              onPress={() => onChange(value.filter((each) => !isSame(each, entry)))}
            />
          ))}
        </ul>
      )}
      <FieldErrors id={id} errors={errors} />
      <Finder chosen={value} onAdd={(entry) => onChange([...value, entry])} />
    </fieldset>
  );
}

interface FinderProps {
  chosen: readonly KnownEntry[];
  onAdd: (entry: KnownEntry) => void;
}

/** Finds entries by words; Enter finds and does not submit the form around it. */
function Finder({ chosen, onAdd }: FinderProps) {
  const words = useWords(consentsWords);
  const [q, setQ] = useState("");
  const [found, setFound] = useState<readonly KnownEntry[] | null>(null);
  const { save, saving, problem } = useSave();
  const id = fieldId("consent-entries-search");
  const find = () => {
    if (q.trim() !== "") void save(async () => setFound((await api.entries({ q: q.trim() })).entries));
  };
  const others = found?.filter((entry) => !chosen.some((each) => isSame(each, entry)));
  return (
    <div className="stack mt-3">
      <label className="field-label" htmlFor={id}>
        {words.findEntries}
      </label>
      <div className="row-actions">
        <input
          id={id}
          type="search"
          className="field min-w-0 flex-1"
          value={q}
          maxLength={100}
          onChange={(event) => setQ(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            find();
          }}
        />
        <button
          type="button"
          className="button button-quiet"
          onClick={find}
          aria-disabled={saving || undefined}
        >
          <Search aria-hidden="true" size={18} />
          {words.find}
        </button>
      </div>
      <ProblemSummary problem={problem} labelOf={() => words.findEntries} />
      <div role="status">
        {others?.length === 0 && <p>{words.noneFound}</p>}
        {others && others.length > 0 && (
          <ul className="grid list-none gap-2 p-0">
            {others.map((entry) => (
              <EntryRow
                key={entryKey(entry)}
                entry={entry}
                label={words.addEntry}
                isNew
                onPress={() => onAdd(entry)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface EntryRowProps {
  entry: KnownEntry;
  label: string;
  isNew?: boolean;
  onPress: () => void;
}

function EntryRow({ entry, label, isNew = false, onPress }: EntryRowProps) {
  const name = useEntryName()(entry);
  return (
    <ActingRow name={name} action={{ label, icon: isNew ? Plus : X, onPress }}>
      <Name text={name} /> <span className="field-hint">{entry.list}</span>
    </ActingRow>
  );
}

/** Gives the name that staff have for an entry; that of its list where it has no title. */
export function useEntryName(): (entry: KnownEntry) => string {
  const lang = useLang();
  return ({ title, list }) => typedName(title, lang, list);
}

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

interface ActingRowProps {
  /** Its subject, for the name of the button. */
  name: string;
  /** Undefined for a row without an action. */
  action: { label: string; icon: LucideIcon; onPress: () => void } | undefined;
  children: ReactNode;
}

/** A row of a list of files or entries, with the one thing that can be done with it. */
export function ActingRow({ name, action, children }: ActingRowProps) {
  const staff = useStaffWords();
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-xl border border-line p-3">
      <span className="min-w-40 flex-1 wrap-anywhere">{children}</span>
      {action && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={fill(staff.withName, { label: action.label, name })}
          onClick={action.onPress}
        >
          <action.icon aria-hidden="true" size={18} />
          {action.label}
        </button>
      )}
    </li>
  );
}
