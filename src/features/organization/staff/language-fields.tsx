import { LANG_TAG, type Lang } from "../../../core/locale/lang";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { TextArea } from "../../../core/staff/fields/text-area";
import { TextField } from "../../../core/staff/fields/text-field";
import type { OrganizationText } from "./draft";
import { PeopleField } from "./people-field";
import { organizationWords } from "./words";

interface LanguageFieldsProps {
  lang: Lang;
  text: OrganizationText;
  onChange: (part: Partial<OrganizationText>) => void;
  errorsAt: (path: string) => string[];
}

/** Who runs the charity, in one language. */
export function LanguageFields({ lang, text, onChange, errorsAt }: LanguageFieldsProps) {
  const words = useWords(organizationWords);
  const { onePerLine } = useStaffWords();
  const field = (name: "founder" | "trustee" | "members" | "advisors") => ({
    label: words[name],
    path: `combined.${lang}.${name}`,
    lang: LANG_TAG[lang],
    value: text[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errors: errorsAt(`combined.${lang}.${name}`),
  });
  return (
    <div className="grid gap-6">
      <PeopleField
        kind="patron"
        lang={lang}
        people={text.patrons}
        onChange={(patrons) => onChange({ patrons })}
        errorsAt={errorsAt}
      />
      <TextField {...field("founder")} />
      <TextField {...field("trustee")} />
      <TextArea {...field("members")} hint={onePerLine} />
      <TextArea {...field("advisors")} hint={onePerLine} />
      <PeopleField
        kind="staff"
        lang={lang}
        people={text.staff}
        onChange={(staff) => onChange({ staff })}
        errorsAt={errorsAt}
      />
    </div>
  );
}
