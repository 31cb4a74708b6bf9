import { firstMenu, type Menu } from "../../../charity/menu";
import type { GroupsField } from "../../../content/kinds/group";
import type { OwnInputProps } from "../../../content/staff/field-inputs";
import { ListNotes } from "../../../content/staff/field-notes";
import { BackToFirst, FirstTextContext } from "../../../content/staff/first-text";
import { blankOf } from "../../../content/staff/form-conversion";
import { fill } from "../../../platform/locale/fill";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { RowsField } from "../../../ui/fields/rows-field";
import { STAYING } from "../definition";
import { EntryFields } from "./entry-fields";
import { type AnyMenuEntry, entryName, usePages } from "./pages-context";
import { menuScreenWords } from "./words";

type Fields = GroupsField<Record<string, never>>["fields"];

/** The entries of the menu or of the footer: what visitors read, each opening to be changed. */
export function EntriesInput({ part, ...props }: OwnInputProps & { part: "header" | "footer" }) {
  const { field, words, path, errorsAt, onChange } = props;
  const said = useWords(menuScreenWords);
  const lang = useLang();
  const pages = usePages();
  const entries = props.value as readonly AnyMenuEntry[];
  const isKept = ({ page }: AnyMenuEntry) =>
    (STAYING[part] as readonly string[]).includes(page) &&
    entries.filter((entry) => entry.page === page).length === 1;
  /** Both lists lead to the same pages: what is done with an entry says in which one it stands. */
  const nameOf = (entry: AnyMenuEntry) => {
    const name = entryName(entry, pages, lang) || said.untitled;
    return part === "footer" ? fill(said.inFooter, { name }) : name;
  };
  const { fields } = field as unknown as { fields: Fields };
  return (
    <>
      <RowsField<AnyMenuEntry>
        legend={words.label}
        hint={words.hint}
        addLabel={words.add ?? ""}
        path={path}
        errors={errorsAt(path)}
        firstField="page"
        rows={entries}
        onChange={(rows) => onChange(() => rows)}
        empty={blankOf(fields) as unknown as AnyMenuEntry}
        nameOf={nameOf}
        keptAs={(entry) => (isKept(entry) ? said.stays : undefined)}
      >
        {(entry, at) => (
          <EntryFields
            {...{ entries, entry, at, fields, words, path: `${path}.${at}.`, errorsAt }}
            isKept={isKept(entry)}
            onChange={(change) =>
              onChange((rows) =>
                (rows as AnyMenuEntry[]).map((each, place) => (place === at ? change(each) : each)),
              )
            }
          />
        )}
      </RowsField>
      <ListNotes path={path} label={words.label} />
      <FirstTextContext value={() => (firstMenu as Menu)[part]}>
        <BackToFirst
          {...{ label: words.label, path, value: entries, onChange }}
          said={{ button: said.backToFirst, done: said.isAsFirst }}
        />
      </FirstTextContext>
    </>
  );
}
