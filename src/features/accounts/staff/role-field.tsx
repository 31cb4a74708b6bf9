import { type Grant, mayHaveTypes, ROLES } from "../../../platform/auth/roles";
import { fill, LANG_TAG } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { SelectField } from "../../../ui/fields/select-field";
import { useContentTypes } from "../../../ui/frame/content-types";
import { roleWords } from "../role-words";
import { TypesField } from "./types-field";

interface RoleFieldProps {
  /** Path of the role; that of the types is the same with `types` in the place of `role`. */
  path: string;
  value: Grant;
  onChange: (grant: Grant) => void;
  /** The errors of the types. */
  errors?: readonly string[];
}

/** The choice of a role, with what the one that is chosen may do, and of the kinds of content that it is for. */
export function RoleField({ path, value, onChange, errors = [] }: RoleFieldProps) {
  const words = useWords(roleWords);
  const options = ROLES.map((role) => [role, words.names[role]] as const);
  const { role, types } = value;
  return (
    <>
      <SelectField
        label={words.role}
        hint={words.may[role]}
        path={path}
        value={role}
        options={options}
        onChange={(chosen) => onChange({ role: chosen, types: mayHaveTypes(chosen) ? types : null })}
      />
      {mayHaveTypes(role) && (
        <TypesField
          path={path.replace("role", "types")}
          all={words.allTypes}
          hint={words.typesHint}
          value={types}
          onChange={(chosen) => onChange({ role, types: chosen })}
          errors={errors}
        />
      )}
    </>
  );
}

/** Returns the name of a grant: its role, and the content types that it is for. */
export function useGrantName(): (grant: Grant) => string {
  const words = useWords(roleWords);
  const lang = useLang();
  const known = new Map(useContentTypes().map(({ name, label }) => [name, label[lang]]));
  return ({ role, types }) =>
    types === null
      ? words.names[role]
      : fill(words.roleFor, {
          role: words.names[role],
          types: new Intl.ListFormat(LANG_TAG[lang]).format(types.map((name) => known.get(name) ?? name)),
        });
}
