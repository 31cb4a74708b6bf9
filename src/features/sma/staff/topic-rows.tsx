import { fill, type Lang, localized, useLang, useWords } from "../../../platform/locale/lang";
import { Fold } from "../../../ui/fields/fold";
import { TextField } from "../../../ui/fields/text-field";
import { typedName } from "../../../ui/list/action-label";
import type { OutsideLink, TypeRow, TypeTable } from "../shapes";
import { TYPE_COLUMNS } from "../type-columns";
import { smaWords } from "../words";
import { goneSources, looseMarks, shownText, typedTexts } from "./cited";
import { newLink, newPart, newRow, type PartForm, type TopicForm } from "./draft";
import { type FormPlace, LocalizedField } from "./localized-field";
import { PartList } from "./part-list";

interface PartFieldsProps {
  form: TopicForm;
  onChange: (change: (parts: PartForm[]) => PartForm[]) => void;
  place: FormPlace;
}

/** The parts of a topic: sub-title and text in each language. */
export function PartFields({ form, onChange, place }: PartFieldsProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  return (
    <PartList
      id="parts"
      notesAt="topic.items"
      title={words.parts}
      hint={[words.partsHint, words.textHint].join(lang === "eng" ? " " : "")}
      addLabel={words.addPart}
      rows={form.parts}
      nameOf={({ subTitle }) => typedName(subTitle, lang, words.noSubTitle)}
      make={newPart}
      onChange={onChange}
    >
      {(part, at, onEdit) => (
        <>
          <LocalizedField
            label={words.subTitle}
            value={part.subTitle}
            onChange={(subTitle) => onEdit({ ...part, subTitle })}
            path={(each) => `topic.${each}.items.${at}.subTitle`}
            place={place}
          />
          <LocalizedField
            long
            label={words.text}
            value={localized((each) => shownText(form, each, part.content[each]))}
            onChange={(typed) => onEdit({ ...part, content: typedTexts(form, typed) })}
            path={(each) => `topic.${each}.items.${at}.content`}
            place={place}
            noteOf={(each) => <CitationNotes form={form} lang={each} text={part.content[each]} />}
          />
        </>
      )}
    </PartList>
  );
}

/** Lists citations without a source, and the removed source where it is known. */
function CitationNotes({ form, lang, text }: { form: TopicForm; lang: Lang; text: string }) {
  const words = useWords(smaWords);
  const marks = looseMarks(form, lang, text);
  return (
    <div role="status" className="field-error">
      {marks.length > 0 && <p>{fill(words.looseCitation, { marks: marks.join(" ") })}</p>}
      {goneSources(form, lang, text).map(({ mark, source }) => (
        <p key={mark}>{fill(words.sourceGone, { mark, source })}</p>
      ))}
    </div>
  );
}

interface TableFieldsProps {
  table: TypeTable;
  onChange: (change: (table: TypeTable) => TypeTable) => void;
  place: FormPlace;
}

/** The table of SMA types: caption, headings, and a row for each type, every cell in each language. */
export function TableFields({ table, onChange, place }: TableFieldsProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  const patch = (part: Partial<TypeTable>) => onChange((before) => ({ ...before, ...part }));
  return (
    <>
      <section aria-labelledby="table-title" className="staff-section">
        <h2 id="table-title" tabIndex={-1}>
          {words.table}
        </h2>
        <Fold name={words.caption}>
          <LocalizedField
            long
            label={words.caption}
            hint={words.captionHint}
            value={table.caption}
            onChange={(caption) => patch({ caption })}
            path={(each) => `topic.table.caption.${each}`}
            place={place}
          />
        </Fold>
        <Fold name={words.headings}>
          <Cells
            row={table.headings}
            onEdit={(headings) => patch({ headings })}
            path="topic.table.headings"
            place={place}
          />
        </Fold>
      </section>
      <PartList
        id="rows"
        notesAt="topic.table"
        title={words.rows}
        addLabel={words.addRow}
        rows={table.rows}
        nameOf={({ type }) => typedName(type, lang, words.noType)}
        make={newRow}
        onChange={(change) => onChange((before) => ({ ...before, rows: change(before.rows) }))}
      >
        {(row, at, onEdit) => (
          <Cells row={row} onEdit={onEdit} path={`topic.table.rows.${at}`} place={place} />
        )}
      </PartList>
    </>
  );
}

interface CellsProps {
  row: TypeRow;
  onEdit: (next: TypeRow) => void;
  /** Path of the row in the request. */
  path: string;
  place: FormPlace;
}

function Cells({ row, onEdit, path, place }: CellsProps) {
  const words = useWords(smaWords);
  return TYPE_COLUMNS.map((column) => (
    <LocalizedField
      key={column}
      long={column !== "type"}
      label={words[column]}
      value={row[column]}
      onChange={(cell) => onEdit({ ...row, [column]: cell })}
      path={(lang) => `${path}.${column}.${lang}`}
      place={place}
    />
  ));
}

interface LinkFieldsProps {
  links: OutsideLink[];
  onChange: (change: (links: OutsideLink[]) => OutsideLink[]) => void;
  place: FormPlace;
}

/** Organisations outside the charity: name, address, and what a reader finds there. */
export function LinkFields({ links, onChange, place }: LinkFieldsProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  return (
    <PartList
      id="links"
      notesAt="topic.links"
      title={words.links}
      addLabel={words.addLink}
      rows={links}
      nameOf={({ name }) => typedName(name, lang, words.noName)}
      make={newLink}
      onChange={onChange}
    >
      {(link, at, onEdit) => (
        <>
          <LocalizedField
            label={words.name}
            value={link.name}
            onChange={(name) => onEdit({ ...link, name })}
            path={(each) => `topic.links.${at}.name.${each}`}
            place={place}
          />
          <TextField
            label={words.url}
            type="url"
            path={`topic.links.${at}.url`}
            value={link.url}
            onChange={(url) => onEdit({ ...link, url })}
            errors={place.errorsAt(`topic.links.${at}.url`)}
          />
          <LocalizedField
            label={words.note}
            hint={words.noteHint}
            value={link.note}
            onChange={(note) => onEdit({ ...link, note })}
            path={(each) => `topic.links.${at}.note.${each}`}
            place={place}
          />
        </>
      )}
    </PartList>
  );
}
