import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { fieldId } from "../../../core/staff/fields/field-id";
import { Field, type SiteDraft } from "./fields";
import { siteDetailsWords } from "./words";

/** The charity's pages elsewhere: a row for each, to be added and removed. */
export function SocialLinks({ draft }: { draft: SiteDraft }) {
  const words = useWords(siteDetailsWords);
  const addButton = useRef<HTMLButtonElement>(null);
  const { social } = draft.form;
  const add = () => {
    flushSync(() => draft.patch({ social: [...social, { name: "", url: "" }] }));
    document.getElementById(fieldId(`social.${social.length}.name`))?.focus();
  };
  const remove = (index: number) => {
    draft.patch({ social: social.toSpliced(index, 1) });
    addButton.current?.focus();
  };
  return (
    <>
      {social.length === 0 && <p>{words.noSocial}</p>}
      {social.map((_, index) => {
        const number = index + 1;
        return (
          // Rows hold nothing but what the form holds, so that the place in the list can be their key.
          <fieldset key={number} className="grid items-start gap-4 md:grid-cols-[1fr_2fr_auto]">
            <legend className="field-label">{fill(words.socialLink, { number })}</legend>
            <Field draft={draft} path={`social.${index}.name`} label={words.labels["social.name"]} />
            <Field draft={draft} path={`social.${index}.url`} label={words.labels["social.url"]} />
            <button
              type="button"
              className="button button-quiet justify-self-start md:mt-8"
              aria-label={fill(words.removeSocial, { number })}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" size={20} />
              {words.remove}
            </button>
          </fieldset>
        );
      })}
      <p>
        <button ref={addButton} type="button" className="button button-quiet" onClick={add}>
          <Plus aria-hidden="true" size={20} />
          {words.addSocial}
        </button>
      </p>
    </>
  );
}
