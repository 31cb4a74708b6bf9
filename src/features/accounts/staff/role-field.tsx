import { ROLES, type Role } from "../../../core/auth/roles";
import { useWords } from "../../../core/locale/lang-context";
import { SelectField } from "../../../core/staff/fields/select-field";
import { roleWords } from "../role-words";

interface RoleFieldProps {
  path: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** The choice of a role, each in words with what it may do. */
export function RoleField({ path, value, onChange }: RoleFieldProps) {
  const words = useWords(roleWords);
  const options = ROLES.map((role) => [role, words.choices[role]] as const);
  return <SelectField label={words.role} path={path} value={value} options={options} onChange={onChange} />;
}
