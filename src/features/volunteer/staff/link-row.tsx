import { Link2 } from "lucide-react";
import { useChanges } from "../../../core/api/use-changes";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { TextField } from "../../../core/staff/fields/text-field";
import { OpenEditor } from "../../../core/staff/form/open-editor";
import type { OneEditor } from "../../../core/staff/form/use-one-editor";
import { useRecordDraft } from "../../../core/staff/form/use-record-draft";
import { type Volunteer, volunteerContract } from "../contract";
import { fetchVolunteer } from "./fetch-volunteer";
import { volunteerStaffWords } from "./words";

interface LinkRowProps {
  category: "individual" | "organization";
  volunteer: Volunteer;
  editor: OneEditor;
}

/** The link of one category; Replace Form opens its editor. */
export function LinkRow(props: LinkRowProps) {
  const { category, volunteer, editor } = props;
  const words = useWords(volunteerStaffWords);
  const { withName } = useStaffWords();
  const address = volunteer[category];
  const open = editor.open === category;
  return (
    <li className="row">
      <div className="row-text">
        <h3>{words[category]}</h3>
        {address ? (
          <a className="back-home break-all" href={address} rel="noopener noreferrer" target="_blank">
            {address}
          </a>
        ) : (
          <p>{words.noLink}</p>
        )}
      </div>
      <div className="row-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={fill(withName, { label: words.replace, name: words[category] })}
          aria-expanded={open}
          onClick={() => editor.choose(open ? null : category)}
        >
          <Link2 aria-hidden="true" size={18} />
          {words.replace}
        </button>
      </div>
      {open && <LinkForm {...props} />}
    </li>
  );
}

const linksOf = ({ individual, organization }: Volunteer) => ({ individual, organization });

function LinkForm({ category, volunteer, editor }: LinkRowProps) {
  const changes = useChanges(volunteerContract);
  const words = useWords(volunteerStaffWords);
  const draft = useRecordDraft({
    record: volunteer,
    fetchRecord: fetchVolunteer,
    formOf: linksOf,
    save: (links, version) =>
      changes.editLinks({ form_id: volunteer._id, category, [category]: links[category], version }),
    saved: { text: words.linkSaved, view: "/involved#volunteering" },
    close: editor.close,
  });
  const label = fill(useStaffWords().inLanguage, { label: words.link, language: words[category] });
  return (
    <OpenEditor editor={editor} draft={draft} parts={[category]} requestPrefix="" labelOf={() => label}>
      <TextField
        label={label}
        hint={words.linkHint}
        type="url"
        path={category}
        value={draft.form[category]}
        onChange={(address) => draft.patch({ [category]: address })}
        errors={draft.errorsAt(category)}
      />
    </OpenEditor>
  );
}
