import { Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ListNotes } from "../../../content/staff/field-notes";
import { fill, type Lang, localized, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { Fold } from "../../../ui/fields/fold";
import { TextField } from "../../../ui/fields/text-field";
import { useBanner } from "../../../ui/frame/banner";
import { ActionLabel, MoreMenu, typedName } from "../../../ui/list/action-label";
import { OrderedList } from "../../../ui/list/ordered-list";
import { useFocusAfter } from "../../../ui/list/use-focus-after";
import { type OutsideLink, TYPE_COLUMNS, type TypeRow, type TypeTable } from "../shapes";
import { smaWords } from "../words";
import {
  goneSources,
  looseMarks,
  newLink,
  newPart,
  newRow,
  type PartForm,
  shownText,
  type TopicForm,
  typedTexts,
} from "./draft";
import { type FormPlace, LocalizedField } from "./localized-field";

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

interface PartListProps<T extends object> {
  title: string;
  hint?: string;
  addLabel: string;
  /** Unique on the page. */
  id: string;
  /** Path, in the request, of the text that all rows are. */
  notesAt: string;
  rows: readonly T[];
  /** The name of a row for people. */
  nameOf: (row: T) => string;
  make: () => T;
  /** Gets what turns the rows as they are then into the new ones. */
  onChange: (change: (rows: T[]) => T[]) => void;
  children: (row: T, at: number, onEdit: (next: T) => void) => ReactNode;
}

/** Rows of a form: each opens by itself; they are added, moved, and removed under More, with an Undo. */
function PartList<T extends object>(props: PartListProps<T>) {
  const { title, hint, addLabel, id, notesAt, rows, nameOf, make, onChange, children } = props;
  const words = useWords(smaWords);
  const [added, setAdded] = useState<readonly string[]>([]);
  const focusAfter = useFocusAfter();
  const takeAway = useRemoval(nameOf, onChange);
  const add = () => {
    const row = make();
    setAdded([...added, rowKey(row)]);
    focusAfter(`${id}-${rowKey(row)}`);
    onChange((before) => [...before, row]);
  };
  const remove = (row: T) => {
    focusAfter(`${id}-add`);
    takeAway(row);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="staff-section">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className="field-hint">{hint}</p>}
      <div className="my-3">
        <OrderedList items={rows} keyOf={rowKey} nameOf={nameOf} onReorder={(next) => onChange(() => next)}>
          {(row, at, moving) => (
            <div className="fold-row">
              <Fold id={`${id}-${rowKey(row)}`} name={nameOf(row)} open={added.includes(rowKey(row))}>
                {children(row, at, (next) =>
                  onChange((before) => before.map((each) => (each === row ? sameRow(row, next) : each))),
                )}
              </Fold>
              <div className="arranged-row-acts">
                {moving}
                <MoreMenu name={nameOf(row)}>
                  <button type="button" className="button button-danger" onClick={() => remove(row)}>
                    <X aria-hidden="true" size={20} />
                    <ActionLabel label={words.remove} name={nameOf(row)} />
                  </button>
                </MoreMenu>
              </div>
            </div>
          )}
        </OrderedList>
      </div>
      <button type="button" id={`${id}-add`} className="button button-quiet" onClick={add}>
        <Plus aria-hidden="true" size={20} />
        {addLabel}
      </button>
      <ListNotes path={notesAt} label={title} />
    </section>
  );
}

/** Removes a row at once, with an Undo that restores it in its place. */
function useRemoval<T extends object>(nameOf: (row: T) => string, onChange: PartListProps<T>["onChange"]) {
  const words = useStaffWords();
  const banner = useBanner();
  return (row: T) => {
    let place = 0;
    onChange((before) => {
      place = before.indexOf(row);
      return before.filter((each) => each !== row);
    });
    banner({
      text: words.deleted,
      names: { name: nameOf(row) },
      action: { label: words.undo, run: () => onChange((before) => before.toSpliced(place, 0, row)) },
    });
  };
}

const keys = new WeakMap<object, string>();

/** A React key for a form row without an id, stable as long as the row is the same object. */
export function rowKey(row: object): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  keys.set(row, made);
  return made;
}

/** `next`, which takes the place of `row`, with the key of it: it is the same row, edited. */
export function sameRow<T extends object>(row: T, next: T): T {
  keys.set(next, rowKey(row));
  return next;
}
