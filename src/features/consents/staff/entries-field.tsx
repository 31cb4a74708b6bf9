import { Plus, Search, X } from "lucide-react";
import { useState } from "react";
import { entryKey } from "../../../content/entry-ref";
import { createClient } from "../../../platform/http/client";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { FieldErrors, fieldId } from "../../../ui/fields/field-frame";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { typedName } from "../../../ui/list/typed-name";
import { consentsContract, type KnownEntry } from "../contract";
import { consentsWords } from "../words";
import { ActingRow } from "./acting-row";

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
