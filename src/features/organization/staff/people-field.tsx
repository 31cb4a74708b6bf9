import { fill } from "../../../core/locale/fill";
import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { RowsField } from "../../../core/staff/fields/rows-field";
import { TextField } from "../../../core/staff/fields/text-field";
import type { Person } from "./draft";
import { organizationWords } from "./words";

interface PeopleFieldProps {
  kind: "patron" | "staff";
  lang: Lang;
  people: Person[];
  onChange: (people: Person[]) => void;
  errorsAt: (path: string) => string[];
}

const NOBODY: Person = { name: "", title: "" };

/** Patrons or staff in one language, each with a title, in the order in which visitors see them. */
export function PeopleField({ kind, lang, people, onChange, errorsAt }: PeopleFieldProps) {
  const words = useWords(organizationWords);
  const number = kind === "patron" ? words.patronNumber : words.staffNumber;
  // As the request names them: combined.eng.engPatron.0.patronName.
  const list = `combined.${lang}.${lang}${kind === "patron" ? "Patron" : "Staff"}`;
  const path = (at: number, field: string) => `${list}.${at}.${kind}${field}`;
  return (
    <RowsField
      legend={kind === "patron" ? words.patrons : words.staff}
      addLabel={kind === "patron" ? words.addPatron : words.addStaff}
      path={list}
      firstField={`${kind}Name`}
      rows={people}
      onChange={onChange}
      empty={NOBODY}
      nameOf={({ name }, at) => name || fill(number, { number: at + 1 })}
    >
      {({ name, title }, at, patch) => (
        <>
          <TextField
            label={words.name}
            path={path(at, "Name")}
            lang={LANG_TAG[lang]}
            value={name}
            onChange={(next) => patch({ name: next })}
            errors={errorsAt(path(at, "Name"))}
          />
          <TextField
            label={words.title}
            path={path(at, "Title")}
            lang={LANG_TAG[lang]}
            value={title}
            onChange={(next) => patch({ title: next })}
            errors={errorsAt(path(at, "Title"))}
          />
        </>
      )}
    </RowsField>
  );
}
