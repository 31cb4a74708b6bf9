import { type Grant, mayHaveTypes, ROLES } from "../../../platform/auth/roles";
import { fill, LANG_TAG, useLang, useWords } from "../../../platform/locale/lang";
import { FieldErrors, fieldId } from "../../../ui/fields/field-frame";
import { SelectField } from "../../../ui/fields/select-field";
import { useContentTypes } from "../../../ui/frame/screen";
import { roleWords } from "../role-words";

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

/** Names of content types that are chosen; null for all. */
export type ChosenTypes = readonly string[] | null;

interface TypesFieldProps {
  path: string;
  /** The word for all of them, and a hint at chosen ones. */
  all: string;
  hint?: string;
  value: ChosenTypes;
  onChange: (types: ChosenTypes) => void;
  errors?: readonly string[];
}

/** The choice of all content, or of some kinds of it. */
export function TypesField({ path, all, hint, value, onChange, errors = [] }: TypesFieldProps) {
  const words = useWords(roleWords);
  const options = [["all", all] as const, ["chosen", words.chosenTypes] as const];
  return (
    <>
      <SelectField
        label={words.content}
        path={`${path}-of`}
        value={value ? "chosen" : "all"}
        options={options}
        onChange={(chosen) => onChange(chosen === "all" ? null : [])}
      />
      {value && <Kinds path={path} hint={hint} value={value} onChange={onChange} errors={errors} />}
    </>
  );
}

interface KindsProps {
  path: string;
  hint: string | undefined;
  value: readonly string[];
  onChange: (types: readonly string[]) => void;
  errors: readonly string[];
}

/** The kinds of content of the site, each with a tick. */
function Kinds({ path, hint, value, onChange, errors }: KindsProps) {
  const words = useWords(roleWords);
  const lang = useLang();
  const types = useContentTypes();
  const id = fieldId(path);
  const toggle = (name: string) =>
    onChange(
      types.flatMap((each) => (value.includes(each.name) !== (each.name === name) ? [each.name] : [])),
    );
  return (
    <fieldset id={id} tabIndex={-1} className="check-columns">
      <legend className="field-label">{words.types}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {types.map(({ name, label }) => (
        <label key={name} className="check">
          <input type="checkbox" checked={value.includes(name)} onChange={() => toggle(name)} />
          {label[lang]}
        </label>
      ))}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
