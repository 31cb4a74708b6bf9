import { useWords } from "../../../platform/locale/lang";
import { PasswordField } from "../../../ui/fields/password-field";
import { accountsWords } from "../words";

interface NewPasswordFieldProps {
  label: string;
  path?: string;
  value: string;
  onChange: (value: string) => void;
  errors: string[];
}

/** The field for a new password, with its requirements. */
export function NewPasswordField({ path = "newPassword", ...props }: NewPasswordFieldProps) {
  const { newPasswordHint } = useWords(accountsWords);
  return <PasswordField {...props} hint={newPasswordHint} path={path} autoComplete="new-password" />;
}
