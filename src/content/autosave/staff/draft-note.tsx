import { FilePen } from "lucide-react";
import { Link, useLocation } from "react-router";
import { staffTime } from "../../../platform/locale/dates";
import { fill } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Filled } from "../../../platform/locale/name";
import type { ListedAutosave } from "../contract";
import { draftWords } from "./draft-words";
import type { OpenedDraft } from "./opened-draft";

/** Other drafts that are named; the rest is on the screen of drafts. */
const MOST = 5;

/** Says above a form that it continues an earlier draft, and which other drafts of the same exist. */
export function DraftNote({ opened: { found, base, others } }: { opened: OpenedDraft }) {
  const lang = useLang();
  const words = useWords(draftWords);
  return (
    <div className="draft-note">
      {found && (
        <p>
          <FilePen aria-hidden="true" size={18} />
          <span>
            <Filled
              sentence={fill(found.mine ? words.found : words.foundOf, { time: staffTime(found.at, lang) })}
              names={{ name: found.by }}
            />{" "}
            {base && words.overtaken}
          </span>
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {others.slice(0, MOST).map((other) => (
            <OtherDraft key={other.draft} other={other} />
          ))}
        </ul>
      )}
    </div>
  );
}

function OtherDraft({ other: { draft, id, title, by, mine, at } }: { other: ListedAutosave }) {
  const lang = useLang();
  const words = useWords(draftWords);
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  address.set("draft", draft);
  const sentence = id === null ? (mine ? words.begun : words.begunBy) : mine ? words.another : words.other;
  return (
    <li>
      <FilePen aria-hidden="true" size={18} />
      <span>
        <Filled
          sentence={fill(sentence, { time: staffTime(at, lang) })}
          names={{ name: by, title: title || words.untitled }}
        />
      </span>
      <Link className="button button-quiet" to={`${pathname}?${address}`}>
        {id === null ? words.goOn : words.open}
      </Link>
    </li>
  );
}
