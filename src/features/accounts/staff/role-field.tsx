import { ROLES, type Role } from "../../../core/auth/roles";
import { useWords } from "../../../core/locale/lang-context";
import { SelectField } from "../../../core/staff/fields/select-field";
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
