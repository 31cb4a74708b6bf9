import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { entryKey } from "../../../content/entry-ref";
import { pathLabel } from "../../../content/staff/labels";
import type { TypeLocations } from "../../../content/staff/type-locations";
import { useTypeLocations } from "../../../content/staff/use-type-locations";
import type { FileWithVersions, MediaUse } from "../../../media/library-contract";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { typedName } from "../../../ui/list/typed-name";
import { mediaWords } from "../words";

/** Where a file is used: each entry with its fields, the link to its form, and to the page that visitors see. */
export function FileUses({ file }: { file: FileWithVersions }) {
  const words = useWords(mediaWords);
  const { uses } = file;
  const entries = Map.groupBy(uses, entryKey);
  const places = useTypeLocations([...entries.keys()]);
  return (
    <section aria-labelledby="media-uses">
      <h2 id="media-uses">{words.uses}</h2>
      {uses.length === 0 && <p>{words.usesNone}</p>}
      <ul className="media-uses">
        {[...entries].map(([key, ofEntry]) => (
          <li key={key}>
            <EntryUses uses={ofEntry} places={places.get(key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryUsesProps {
  uses: readonly MediaUse[];
  places: TypeLocations | undefined;
}

/** One entry. Until its type is known, its title alone. */
function EntryUses({ uses, places }: EntryUsesProps) {
  const words = useWords(mediaWords);
  const staff = useStaffWords();
  const lang = useLang();
  const [first] = uses;
  if (!first) return null;
  const title = typedName(first.title, lang, places?.title[lang] ?? "");
  const name = title || first.type;
  if (!places) return <Name text={name} />;
  const fields = uses.map(({ path }) => pathLabel(path, places.fields[lang], staff));
  return (
    <>
      <p>
        <Link to={places.edit(first.id)}>
          <Name text={name} />
        </Link>
      </p>
      <p className="field-hint">
        {title !== places.title[lang] && `${places.title[lang]}: `}
        {fields.join(", ")}
      </p>
      <a className="button button-quiet" href={places.view(first.id)}>
        <ExternalLink aria-hidden="true" size={18} />
        {words.view} <span className="visually-hidden">{name}</span>
      </a>
      {first.own && <p>{words.hasOwn}</p>}
    </>
  );
}
