import { ExternalLink } from "lucide-react";
import { useContext, useEffect, useState } from "react";
import { Link } from "react-router";
import { pathLabel } from "../../../core/content/staff/labels";
import { type TypePlaces, typePlaces } from "../../../core/content/staff/type-places";
import { useLang, useWords } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useStaffWords } from "../../../core/locale/words/staff";
import type { MediaUse } from "../../../core/media/library-contract";
import { ScreensContext } from "../../../core/staff/frame/screens-context";
import { typedName } from "../../../core/staff/list/typed-name";
import { mediaWords } from "../words";

/** Where a file is used: each entry with its fields, the way to its form, and to the page that visitors see. */
export function FileUses({ uses }: { uses: readonly MediaUse[] }) {
  const words = useWords(mediaWords);
  const entries = Map.groupBy(uses, ({ type, id }) => `${type} ${id}`);
  const places = useTypePlaces([...entries.keys()]);
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

/** The screens of the entries that use the file, each named by its type and id, once they are there. */
function useTypePlaces(entries: readonly string[]): ReadonlyMap<string, TypePlaces> {
  const all = useContext(ScreensContext);
  const [places, setPlaces] = useState<ReadonlyMap<string, TypePlaces>>(new Map());
  const asked = entries.join("\n");
  useEffect(() => {
    let isGone = false;
    const keys = asked.split("\n").filter((key) => key !== "");
    const find = (key: string) => {
      const [type = "", id = ""] = key.split(" ");
      return typePlaces(all, { type, id }).catch(() => undefined);
    };
    void Promise.all(keys.map(find)).then((found) => {
      const known = keys.flatMap((key, at) => (found[at] ? [[key, found[at]] as const] : []));
      if (!isGone) setPlaces(new Map(known));
    });
    return () => {
      isGone = true;
    };
  }, [all, asked]);
  return places;
}

/** One entry. Until its type is known, its title alone. */
function EntryUses({ uses, places }: { uses: readonly MediaUse[]; places: TypePlaces | undefined }) {
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
    </>
  );
}
