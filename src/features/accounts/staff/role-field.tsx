import { ROLES, type Role } from "../../../platform/auth/roles";
import { useWords } from "../../../platform/locale/lang-context";
import { SelectField } from "../../../ui/fields/select-field";
import { roleWords } from "../role-words";

interface RoleFieldProps {
  path: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** The choice of a role, with what the one that is chosen may do. */
export function RoleField({ path, value, onChange }: RoleFieldProps) {
  const words = useWords(roleWords);
  const options = ROLES.map((role) => [role, words.names[role]] as const);
  return (
    <SelectField
      label={words.role}
      hint={words.may[value]}
      path={path}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
