import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useStaffWords } from "../../platform/locale/words/staff";
import { ActionLabel } from "../list/action-label";
import { FieldFrame, type FieldFrameProps } from "./field-frame";

interface PasswordFieldProps extends FieldFrameProps, Pick<ComponentProps<"input">, "name"> {
  value: string;
  onChange: (value: string) => void;
  /** For password managers: fill one in or offer a new one. */
  autoComplete: "current-password" | "new-password";
}

/**
 * A password, with a button that shows it, so that a new one need not be typed twice. Until the script of the
 * page runs, the button is hidden but takes its place.
 */
export function PasswordField({ label, path, hint, errors, onChange, ...input }: PasswordFieldProps) {
  const words = useStaffWords();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // A browser remembers what is sent as plain text, and offers it to the next person at this machine.
  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide, { capture: true });
    return () => form?.removeEventListener("submit", hide, { capture: true });
  }, []);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} path={path} hint={hint} errors={errors}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <input
            {...control}
            {...input}
            ref={field}
            type={shown ? "text" : "password"}
            className="field min-w-32 flex-1"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={`button button-quiet ${ready ? "" : "invisible"}`}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" size={18} />
            <ActionLabel label={shown ? words.hide : words.show} name={label} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
