import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import { TextField } from "../../../core/staff/fields/text-field";
import { typedName } from "../../../core/staff/list/typed-name";
import type { OutsideLink } from "../shapes";
import { smaWords } from "../words";
import { newLink } from "./draft";
import { type FormPlace, LocalizedField } from "./localized-field";
import { PartList } from "./part-list";

interface LinkFieldsProps {
  links: OutsideLink[];
  onChange: (change: (links: OutsideLink[]) => OutsideLink[]) => void;
  place: FormPlace;
}

/** Organisations outside the charity: name, address, and what a reader finds there. */
export function LinkFields({ links, onChange, place }: LinkFieldsProps) {
  const words = useWords(smaWords);
  const lang = useLang();
  return (
    <PartList
      id="links"
      title={words.links}
      addLabel={words.addLink}
      rows={links}
      nameOf={({ name }) => typedName(name, lang, words.noName)}
      make={newLink}
      onChange={onChange}
    >
      {(link, at, onEdit) => (
        <>
          <LocalizedField
            label={words.name}
            value={link.name}
            onChange={(name) => onEdit({ ...link, name })}
            path={(each) => `topic.links.${at}.name.${each}`}
            place={place}
          />
          <TextField
            label={words.url}
            type="url"
            path={`topic.links.${at}.url`}
            value={link.url}
            onChange={(url) => onEdit({ ...link, url })}
            errors={place.errorsAt(`topic.links.${at}.url`)}
          />
          <LocalizedField
            label={words.note}
            hint={words.noteHint}
            value={link.note}
            onChange={(note) => onEdit({ ...link, note })}
            path={(each) => `topic.links.${at}.note.${each}`}
            place={place}
          />
        </>
      )}
    </PartList>
  );
}
