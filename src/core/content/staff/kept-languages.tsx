import { EyeOff } from "lucide-react";
import {
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ASK_KEEPER } from "../../api/ask-keeper";
import { type KeepBack, KeepBackContext } from "../../api/keep-back-context";
import { PUBLISH_AT, TAKE_DOWN_AT } from "../../api/schedule-headers";
import { fill } from "../../locale/fill";
import { isLang, LANGS, type Lang } from "../../locale/lang";
import { useLang, useWords } from "../../locale/lang-context";
import { useStaffWords } from "../../locale/words/staff";
import type { Draft } from "../../staff/form/use-draft";
import { useStanding } from "../../staff/frame/standing";
import type { Scheduled } from "../calls";
import type { AnyContent, ContentList, ContentType } from "../definition";
import type { Fields } from "../field";
import { keptBackIn, wordedLanguages } from "../versions/kept-back";
import { AskKeeper } from "./autosave/late";
import type { AnyEntry } from "./content-screens";
import { KeptLanguagesContext, type Plan, useKeptLanguages } from "./kept-context";
import { keptWords, namesOfLanguages } from "./kept-words";
import { usePublish } from "./use-publish";
import { useBroughtBack } from "./versions/brought-back";
import { TakeDown } from "./versions/take-down";

interface KeptLanguagesProviderProps {
  /** An entry that is edited. The part of it that waits already is kept back until somebody says otherwise. */
  entry?: Pick<AnyEntry, "waiting" | "scheduled" | "review">;
  children: ReactNode;
}

const NONE: readonly Scheduled[] = [];

/** Holds for one form which languages its saves keep back, and until when. */
export function KeptLanguagesProvider({ entry = {}, children }: KeptLanguagesProviderProps) {
  const { waiting, scheduled = NONE, review } = entry;
  const { isReviewed } = useStanding();
  const next = isReviewed ? undefined : scheduled.find(({ act }) => act === "publish");
  // Of what an administrator was asked for, whoever asks goes on with the same languages.
  const wanted = next ?? (isReviewed && review && review.state !== "draft" ? review : undefined);
  const broughtBack = useBroughtBack();
  // What somebody has just brought back they mean to publish, and see it before they do.
  const waits = waiting ? keptBackIn(waiting).filter((lang) => !broughtBack.includes(lang)) : [];
  // Of what is new a language that had no words was not left out by anybody.
  const among = waiting?.isNew ? waits : LANGS;
  const before = JSON.stringify({
    kept: wanted ? among.filter((lang) => !wanted.langs.includes(lang)) : waits,
    ...(next && { publish: next.at }),
  });
  const [chosen, setChosen] = useState<Plan & { kept: readonly Lang[] }>(() => JSON.parse(before));
  const [worded, setWorded] = useState<readonly Lang[]>(LANGS);
  const [isChosen, setIsChosen] = useState(false);
  const [keepBack] = useState<KeepBack>(() => sentWith(chosen, worded));
  useLayoutEffect(() => void Object.assign(keepBack, sentWith(chosen, worded)), [keepBack, chosen, worded]);
  useEffect(() => {
    if (keepBack.saving) return;
    const stands = JSON.parse(before);
    // What this form itself has sent says nothing new, and may arrive after another choice.
    const isOwn = keepBack.sent?.join() === stands.kept.join() && !stands.publish;
    keepBack.sent = undefined;
    if (!isOwn) setChosen(stands);
  }, [before, keepBack]);
  const given = useMemo(() => {
    const { kept, ...plan } = chosen;
    return {
      ...{ kept, plan, scheduled, waiting, worded, setWorded, isChosen },
      keep: (langs: readonly Lang[]) => {
        setIsChosen(true);
        setChosen((before) => ({ ...before, kept: langs }));
      },
      setPlan: (changed: Plan) => setChosen((before) => ({ kept: before.kept, ...changed })),
    };
  }, [chosen, scheduled, waiting, worded, isChosen]);
  return (
    <KeepBackContext value={keepBack}>
      <KeptLanguagesContext value={given}>{children}</KeptLanguagesContext>
    </KeepBackContext>
  );
}

/** The part of these choices that a save sends: what is published later is kept back until then. */
function sentWith(
  { kept, publish, takeDown, said, asks }: Plan & { kept: readonly Lang[] },
  worded: readonly Lang[],
): KeepBack {
  const chosen = worded.filter((lang) => !kept.includes(lang));
  const langs = chosen.join(", ");
  const planned = {
    ...(publish !== undefined && { [PUBLISH_AT]: `${publish}; ${langs}` }),
    ...(takeDown !== undefined && { [TAKE_DOWN_AT]: `${takeDown}; ${langs}` }),
    ...(asks && { [ASK_KEEPER]: encodeURIComponent(asks) }),
  };
  return { current: publish === undefined ? kept : LANGS, planned, said: said?.(chosen) };
}

/** Tells whether an entry of a type says something in each language, of which one can be kept back. */
export const isInLanguages = ({ texts, shared }: Pick<ContentType, "texts" | "shared">): boolean =>
  Object.keys(texts).length > 0 || hasLanguages(shared);

const hasLanguages = (fields: Fields): boolean =>
  Object.entries(fields).some(([name, field]) => isLang(name) || hasLanguages(field.fields ?? {}));

interface PublishChoiceProps {
  type: ContentType;
  /** Id of the entry; none of a new one, or of a record. */
  id: string | undefined;
  draft: Pick<Draft<object>, "trySave" | "errorsAt">;
  /** What the form says, and what it said as it was stored. */
  content: AnyContent;
  stored: AnyContent;
}

/** Chooses what visitors get with the next save, and when: all at once, unless somebody says otherwise. */
export function PublishChoice({ type, id, draft, content, stored }: PublishChoiceProps) {
  const { publish } = useWords(keptWords);
  const { isReviewed } = useStanding();
  const { setWorded } = useKeptLanguages();
  const worded = wordedLanguages(type, content, stored).join();
  useLayoutEffect(
    () => setWorded(LANGS.filter((lang) => worded.split(",").includes(lang))),
    [worded, setWorded],
  );
  return (
    <fieldset className="publish-choice">
      <legend className="field-label">{publish}</legend>
      {isInLanguages(type) && (
        <LanguageChoice onPublish={draft.trySave} takesDown={id !== undefined && canTakeDown(type)} />
      )}
      {isReviewed ? (
        <Suspense>
          <AskKeeper />
        </Suspense>
      ) : (
        !type.isForStaff && (
          <div className="publish-choice-languages">
            <TimeChoice type={type} id={id} errorsAt={draft.errorsAt} />
            {id !== undefined && canTakeDown(type) && <TakeDownNow type={type} id={id} content={stored} />}
          </div>
        )
      )}
    </fieldset>
  );
}

/** Tells whether entries of a type can be taken from visitors: not those of which there is one. */
const canTakeDown = (type: ContentType): type is ContentList =>
  "one" in type && !type.isForStaff && Object.keys(type.texts).length > 0;

/** The button that takes the entry of the form from visitors; what is typed stays. */
function TakeDownNow({ type, id, content }: { type: ContentList; id: string; content: AnyContent }) {
  const lang = useLang();
  const { mayChange } = useStanding();
  const { waiting } = useKeptLanguages();
  if (!mayChange || waiting === undefined) return null;
  const name = type.title(content, lang) || type.words[lang].untitled;
  return <TakeDown type={type.name} card={{ _id: id, waiting }} name={name} nameLang={undefined} />;
}

/** The label of the button that saves, where it does not publish: it asks for approval, schedules, or saves a draft. */
export function useOtherSaveLabel(): string | undefined {
  const words = useWords(keptWords);
  const { isReviewed } = useStanding();
  const { kept, worded, plan } = useKeptLanguages();
  if (worded.every((lang) => kept.includes(lang))) return words.saveDraft;
  if (isReviewed) return words.saveAndAsk;
  return plan.publish === undefined ? undefined : words.schedule;
}

const PublishLater = lazy(() => import("./schedule/publish-later"));

/** The way to a time at which it is published or taken down; where there is one, that time. */
function TimeChoice({
  type,
  id,
  errorsAt,
}: Pick<PublishChoiceProps, "type" | "id"> & Pick<Draft<object>, "errorsAt">) {
  const words = useWords(keptWords);
  const { mayChange } = useStanding();
  const { plan, scheduled } = useKeptLanguages();
  const [isAsked, ask] = useState(false);
  if (isAsked || scheduled.length > 0 || plan.publish !== undefined) {
    return (
      <Suspense>
        <PublishLater {...{ type, id, errorsAt, isAsked }} />
      </Suspense>
    );
  }
  return (
    mayChange && (
      <button type="button" className="button button-quiet" onClick={() => ask(true)}>
        {words.publishLater}
      </button>
    )
  );
}

/** Chooses the languages. */
function LanguageChoice({ onPublish, takesDown }: { onPublish: () => void; takesDown: boolean }) {
  const words = useWords(keptWords);
  const staff = useStaffWords();
  const lang = useLang();
  const { isReviewed } = useStanding();
  const { kept, keep, plan, worded, waiting } = useKeptLanguages();
  const toggle = (toggled: Lang, isPublished: boolean) =>
    keep(LANGS.filter((each) => (each === toggled ? !isPublished : kept.includes(each))));
  const keptHere = kept.filter((each) => worded.includes(each));
  // No tick at all may be meant to take it off the site, which a save does not do.
  const staysUp = keptHere.length === worded.length && waiting !== undefined && !waiting?.isNew;
  const publishAll = () => {
    flushSync(() => keep([]));
    onPublish();
  };
  return (
    <>
      <div className="publish-choice-languages">
        {LANGS.map((each) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              checked={worded.includes(each) && !kept.includes(each)}
              disabled={!worded.includes(each)}
              onChange={(event) => toggle(each, event.target.checked)}
            />
            {fill(worded.includes(each) ? words.publishOne : words.publishNone, { language: staff[each] })}
          </label>
        ))}
        {keptHere.length > 0 && plan.publish === undefined && (
          <button type="button" className="button button-quiet" onClick={publishAll}>
            {isReviewed ? words.saveAndAsk : words.saveAndPublish}
          </button>
        )}
      </div>
      {(keptHere.length > 0 || !(isReviewed || plan.publish)) && (
        <p className="field-hint">
          {keptHere.length > 0
            ? fill(words.keptHint, { languages: namesOfLanguages(keptHere, lang) })
            : words.publishHint}
          {takesDown && !isReviewed && staysUp && ` ${words.takeDownHint}`}
        </p>
      )}
    </>
  );
}

/** Says at a language that it is kept back. */
export function KeptChip({ lang }: { lang: Lang }) {
  const words = useWords(keptWords);
  if (!useKeptLanguages().kept.includes(lang)) return null;
  return (
    <span className="chip" data-kept>
      <EyeOff aria-hidden="true" size={16} />
      <span>{words.kept}</span>
    </span>
  );
}

/** The banner after a save. */
interface SavedNotice {
  text: string;
  view?: string | undefined;
  action?: { label: string; run: () => void };
}

/** Gives what a banner says of a save besides that it is done: which languages it kept back, and the way to publish them. */
export function useKeptBanner(type: string) {
  const lang = useLang();
  const words = useWords(keptWords);
  const keepBack = useContext(KeepBackContext);
  const { isReviewed } = useStanding();
  const { publish } = usePublish(type);
  const { worded } = useKeptLanguages();
  return (notice: SavedNotice, id: string): SavedNotice => {
    const kept = worded.filter((lang) => keepBack.current.includes(lang));
    if (isReviewed && kept.length < worded.length)
      return { ...notice, text: `${notice.text}${words.gap}${keepBack.said ?? ""}`, view: undefined };
    if (kept.length === 0) return notice;
    const isDraft = kept.length === worded.length;
    const said = keepBack.said ?? fill(words.keptBanner, { languages: namesOfLanguages(kept, lang) });
    // What visitors get nothing of is not uploaded: it is a draft, or scheduled.
    const text = isDraft ? (keepBack.said ?? words.draftSaved) : `${notice.text}${words.gap}${said}`;
    const action = { label: words.publishNow, run: () => void publish(id) };
    // Of what visitors get nothing of there may be no page to see.
    return { ...notice, text, view: isDraft ? undefined : notice.view, action };
  };
}
