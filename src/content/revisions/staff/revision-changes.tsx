import { diffArrays } from "diff";
import { type ReactNode, useId } from "react";
import { fill, LANG_TAG, LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { isMediaId, mediaUrl } from "../../../platform/media-urls";
import type { AnyContent } from "../../definition";
import type { TypeLocations } from "../../staff/type-locations";
import { type ChangedPart, changedParts } from "../changes";
import { Come, Difference, Gone } from "./difference";
import { revisionWords } from "./words";

interface RevisionChangesProps extends Pick<TypeLocations, "type" | "fields"> {
  /** Left out where there was nothing before: all of `after` is shown then, and nothing of it as new. */
  before?: Partial<AnyContent>;
  after: Partial<AnyContent>;
}

/** The parts in which two revisions of an entry differ: in each what went and what came, pictures as pictures. */
export function RevisionChanges({ type, fields, before, after }: RevisionChangesProps) {
  const words = useWords(revisionWords);
  const lang = useLang();
  const parts = changedParts(type, fields[lang], lang, { before: before ?? {}, after });
  if (parts.length === 0) return <p>{words.nothing}</p>;
  return <Changes parts={parts} isCompared={before !== undefined} namesLanguages />;
}

interface ChangesByLanguageProps extends RevisionChangesProps {
  /** The languages that have a section though all that differs in them is in what they share. */
  langs: readonly Lang[];
  /** What can be done about a language, beside its name. */
  actionsOf(lang: Lang): ReactNode;
}

/** The same in a section for each language, and one for what all languages share. */
export function ChangesByLanguage({ type, fields, before, after, langs, actionsOf }: ChangesByLanguageProps) {
  const words = useWords(revisionWords);
  const staff = useStaffWords();
  const lang = useLang();
  const parts = changedParts(type, fields[lang], lang, { before: before ?? {}, after });
  if (parts.length === 0) return <p>{words.nothing}</p>;
  const isCompared = before !== undefined;
  const shared = parts.filter((part) => part.lang === undefined);
  const sections = LANGS.map((each) => ({ each, own: parts.filter((part) => part.lang === each) }));
  return (
    <>
      {sections.map(
        ({ each, own }) =>
          (own.length > 0 || langs.includes(each)) && (
            <Section key={each} heading={staff[each]} actions={langs.includes(each) && actionsOf(each)}>
              {own.length > 0 ? (
                <Changes parts={own} isCompared={isCompared} />
              ) : (
                <p className="field-hint">{words.seeShared}</p>
              )}
            </Section>
          ),
      )}
      {shared.length > 0 && (
        <Section heading={words.shared}>
          <Changes parts={shared} isCompared={isCompared} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  heading: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Section({ heading, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className="version-section" aria-labelledby={id}>
      <div className="version-section-head">
        <h3 id={id}>{heading}</h3>
        {actions}
      </div>
      {children}
    </section>
  );
}

interface ChangesProps {
  parts: readonly ChangedPart[];
  /** False where there was nothing before. */
  isCompared: boolean;
  /** Names the language of each part, where no heading does. */
  namesLanguages?: boolean;
}

function Changes({ parts, isCompared, namesLanguages = false }: ChangesProps) {
  const staff = useStaffWords();
  return (
    <dl className="revision-changes">
      {parts.map((part) => (
        <div key={part.path}>
          <dt>
            {part.lang && namesLanguages
              ? fill(staff.inLanguage, { label: part.label, language: staff[part.lang] })
              : part.label}
          </dt>
          <dd lang={part.lang && LANG_TAG[part.lang]} className="difference">
            {isCompared ? <PartChange {...part} /> : <Whole lines={part.after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An unchanged part. */
function Whole({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => <div key={at}>{isMediaId(line) ? <Picture id={line} /> : line}</div>);
}

const Picture = ({ id }: { id: string }) => <img src={mediaUrl(id, 320)} alt="" className="row-cover" />;

/** The lines of a part that were removed, added or changed; unchanged ones are counted. */
function PartChange({ before, after }: Pick<ChangedPart, "before" | "after">) {
  const words = useWords(revisionWords);
  const lang = useLang();
  const rows = changedLines(before, after);
  if (rows.length === 0) return <span lang={LANG_TAG[lang]}>{words.sameWords}</span>;
  const unchanged = after.length - rows.filter((row) => row.after !== undefined).length;
  return (
    <>
      {rows.map((row, at) => (
        <div key={at}>
          <LineChange {...row} />
        </div>
      ))}
      {unchanged > 0 && (
        <p className="field-hint" lang={LANG_TAG[lang]}>
          {fill(words.unchangedLines, { count: unchanged })}
        </p>
      )}
    </>
  );
}

/** A line before and after; undefined where there was or is none. */
interface LineRow {
  before: string | undefined;
  after: string | undefined;
}

/** The lines that differ: the first removed one is paired with the first added one in its place. */
function changedLines(before: readonly string[], after: readonly string[]): LineRow[] {
  const rows: LineRow[] = [];
  let gone: string[] = [];
  const without = () => rows.push(...gone.splice(0).map((line) => ({ before: line, after: undefined })));
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) gone = [...value];
    else {
      if (added) rows.push(...value.map((line) => ({ before: gone.shift(), after: line })));
      without();
    }
  }
  without();
  return rows;
}

function LineChange({ before, after }: LineRow) {
  if ([before, after].some((line) => line !== undefined && isMediaId(line))) {
    return <PictureChange {...{ before, after }} />;
  }
  if (before === undefined) return <Come text={after ?? ""} />;
  return after === undefined ? <Gone text={before} /> : <Difference {...{ before, after }} />;
}

/** A picture beside the former one; either may be missing. */
function PictureChange({ before, after }: LineRow) {
  const words = useWords(revisionWords);
  const reader = LANG_TAG[useLang()];
  const sides = [
    [words.pictureGone, before],
    [words.pictureCome, after],
  ] as const;
  return (
    <div className="version-pictures">
      {sides.map(
        ([label, line]) =>
          line !== undefined && (
            <figure key={label}>
              <figcaption className="field-hint" lang={reader}>
                {label}
              </figcaption>
              {isMediaId(line) ? <Picture id={line} /> : line}
            </figure>
          ),
      )}
    </div>
  );
}
