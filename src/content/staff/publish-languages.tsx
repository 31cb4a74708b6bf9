import { EyeOff } from "lucide-react";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type PublishOptions, PublishOptionsContext } from "../../platform/http/publish-options-context";
import { fill, isLang, LANGS, type Lang, useLang, useWords } from "../../platform/locale/lang";
import { useStaffWords } from "../../platform/locale/words/staff";
import { TextArea } from "../../ui/fields/text-field";
import type { Draft } from "../../ui/form/use-draft";
import { usePermissions } from "../../ui/frame/screen";
import type { AnyContent, ContentList, ContentType } from "../definition";
import type { Fields } from "../field";
import type { Scheduled } from "../listed-entry";
import { reviewWords } from "../review/staff/words";
import { useBroughtBack } from "../revisions/staff/history-address";
import { Unpublish } from "../revisions/staff/unpublish";
import { unpublishedIn, wordedLanguages } from "../revisions/unpublished-langs";
import { PublishLater } from "../schedule/staff/publish-later";
import type { AnyEntry } from "./content-screens";
import { type Plan, PublishLanguagesContext, usePublishLanguages } from "./publish-languages-context";
import { namesOfLanguages, publishWords } from "./publish-words";
import { usePublish } from "./waiting-note";

interface PublishLanguagesProviderProps {
  /** An entry that is edited. The part of it that waits already is unpublished until somebody says otherwise. */
  entry?: Pick<AnyEntry, "waiting" | "scheduled" | "review">;
  children: ReactNode;
}

const NONE: readonly Scheduled[] = [];

/** Stores for one form which languages its saves leave unpublished, and until when. */
export function PublishLanguagesProvider({ entry = {}, children }: PublishLanguagesProviderProps) {
  const { waiting, scheduled = NONE, review } = entry;
  const { isReviewed } = usePermissions();
  const next = isReviewed ? undefined : scheduled.find(({ act }) => act === "publish");
  // The languages of an approval request are reused by later saves.
  const wanted = next ?? (isReviewed && review && review.state !== "draft" ? review : undefined);
  const broughtBack = useBroughtBack();
  // A restored language is meant to be published, and shown before it is.
  const waits = waiting ? unpublishedIn(waiting).filter((lang) => !broughtBack.includes(lang)) : [];
  // Of what is new a language that had no words was not left out by anybody.
  const among = waiting?.isNew ? waits : LANGS;
  const before = JSON.stringify({
    unpublishedLangs: wanted ? among.filter((lang) => !wanted.langs.includes(lang)) : waits,
    ...(next && { publish: next.at }),
  });
  const [chosen, setChosen] = useState<Plan & { unpublishedLangs: readonly Lang[] }>(() =>
    JSON.parse(before),
  );
  const [worded, setWorded] = useState<readonly Lang[]>(LANGS);
  const [isChosen, setIsChosen] = useState(false);
  const [publishOptions] = useState<PublishOptions>(() => sentWith(chosen, worded));
  useLayoutEffect(
    () => void Object.assign(publishOptions, sentWith(chosen, worded)),
    [publishOptions, chosen, worded],
  );
  const known = useRef(before);
  useEffect(() => {
    const isNews = known.current !== before;
    known.current = before;
    if (!isNews || publishOptions.saving) return;
    const stored = JSON.parse(before);
    // What this form itself has sent says nothing new, and may arrive after another choice.
    const isOwn = publishOptions.sent?.join() === stored.unpublishedLangs.join() && !stored.publish;
    publishOptions.sent = undefined;
    if (!isOwn) setChosen(stored);
  }, [before, publishOptions]);
  const given = useMemo(() => {
    const { unpublishedLangs, ...plan } = chosen;
    return {
      ...{ unpublishedLangs, plan, scheduled, waiting, worded, setWorded, isChosen },
      setUnpublishedLangs: (langs: readonly Lang[]) => {
        setIsChosen(true);
        setChosen((before) => ({ ...before, unpublishedLangs: langs }));
      },
      setPlan: (changed: Plan) =>
        setChosen((before) => ({ unpublishedLangs: before.unpublishedLangs, ...changed })),
    };
  }, [chosen, scheduled, waiting, worded, isChosen]);
  return (
    <PublishOptionsContext value={publishOptions}>
      <PublishLanguagesContext value={given}>{children}</PublishLanguagesContext>
    </PublishOptionsContext>
  );
}

/** The part of these choices that a save sends: what is published later is unpublished until then. */
function sentWith(
  {
    unpublishedLangs,
    publish,
    takeDown,
    said,
    approvalComment,
  }: Plan & { unpublishedLangs: readonly Lang[] },
  worded: readonly Lang[],
): PublishOptions {
  const chosen = worded.filter((lang) => !unpublishedLangs.includes(lang));
  const isPlanned = publish !== undefined || takeDown !== undefined;
  return {
    current: publish === undefined ? unpublishedLangs : LANGS,
    planned: isPlanned ? { langs: chosen, at: publish, until: takeDown } : undefined,
    note: approvalComment,
    said: said?.(chosen),
  };
}

/** Whether an entry of a type has text in each language, of which one can be unpublished. */
export const isInLanguages = ({ texts, shared }: Pick<ContentType, "texts" | "shared">): boolean =>
  Object.keys(texts).length > 0 || hasLanguages(shared);

const hasLanguages = (fields: Fields): boolean =>
  Object.entries(fields).some(([name, field]) => isLang(name) || hasLanguages(field.fields ?? {}));

interface PublishChoiceProps {
  type: ContentType;
  /** Id of the entry; none of a new one, or of a record. */
  id: string | undefined;
  draft: Pick<Draft<object>, "trySave" | "errorsAt">;
  /** The languages of the form, and of the stored entry. */
  content: AnyContent;
  stored: AnyContent;
}

/** Chooses what visitors get with the next save, and when: all at once, unless somebody says otherwise. */
export function PublishChoice({ type, id, draft, content, stored }: PublishChoiceProps) {
  const { publish } = useWords(publishWords);
  const { isReviewed } = usePermissions();
  const { setWorded } = usePublishLanguages();
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
        <ApprovalRequestField />
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

/** Whether entries of a type can be unpublished: not those of records. */
const canTakeDown = (type: ContentType): type is ContentList =>
  "one" in type && !type.isForStaff && Object.keys(type.texts).length > 0;

/** The button that takes the entry of the form from visitors; what is typed stays. */
function TakeDownNow({ type, id, content }: { type: ContentList; id: string; content: AnyContent }) {
  const lang = useLang();
  const { mayChange } = usePermissions();
  const { waiting } = usePublishLanguages();
  if (!mayChange || waiting === undefined) return null;
  const name = type.title(content, lang) || type.words[lang].untitled;
  return <Unpublish type={type.name} card={{ _id: id, waiting }} name={name} nameLang={undefined} />;
}

/** The label of the button that saves, where it does not publish: it approvalComment for approval, schedules, or saves a draft. */
export function useOtherSaveLabel(): string | undefined {
  const words = useWords(publishWords);
  const { isReviewed } = usePermissions();
  const { unpublishedLangs, worded, plan } = usePublishLanguages();
  if (worded.every((lang) => unpublishedLangs.includes(lang))) return words.saveDraft;
  if (isReviewed) return words.saveAndAsk;
  return plan.publish === undefined ? undefined : words.schedule;
}

/** The button that sets a time at which it is published or unpublished; where there is one, that time. */
function TimeChoice({
  type,
  id,
  errorsAt,
}: Pick<PublishChoiceProps, "type" | "id"> & Pick<Draft<object>, "errorsAt">) {
  const words = useWords(publishWords);
  const { mayChange } = usePermissions();
  const { plan, scheduled } = usePublishLanguages();
  const [isAsked, ask] = useState(false);
  if (isAsked || scheduled.length > 0 || plan.publish !== undefined) {
    return <PublishLater {...{ type, id, errorsAt, isAsked }} />;
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
  const words = useWords(publishWords);
  const staff = useStaffWords();
  const lang = useLang();
  const { isReviewed } = usePermissions();
  const { unpublishedLangs, setUnpublishedLangs, plan, worded, waiting } = usePublishLanguages();
  const broughtBack = useBroughtBack();
  const waits = waiting ? unpublishedIn(waiting) : [];
  const toggle = (toggled: Lang, isPublished: boolean) =>
    setUnpublishedLangs(
      LANGS.filter((each) => (each === toggled ? !isPublished : unpublishedLangs.includes(each))),
    );
  const label = (each: Lang) => {
    if (!worded.includes(each)) return words.publishNone;
    return broughtBack.includes(each) && waits.includes(each) ? words.publishBroughtBack : words.publishOne;
  };
  const unpublishedHere = unpublishedLangs.filter((each) => worded.includes(each));
  // No tick at all may be meant to take it off the site, which a save does not do.
  const staysUp = unpublishedHere.length === worded.length && waiting !== undefined && !waiting?.isNew;
  const publishAll = () => {
    flushSync(() => setUnpublishedLangs([]));
    onPublish();
  };
  return (
    <>
      <div className="publish-choice-languages">
        {LANGS.map((each) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              checked={worded.includes(each) && !unpublishedLangs.includes(each)}
              disabled={!worded.includes(each)}
              onChange={(event) => toggle(each, event.target.checked)}
            />
            {fill(label(each), { language: staff[each] })}
          </label>
        ))}
        {unpublishedHere.length > 0 && plan.publish === undefined && (
          <button type="button" className="button button-quiet" onClick={publishAll}>
            {isReviewed ? words.saveAndAsk : words.saveAndPublish}
          </button>
        )}
      </div>
      {(unpublishedHere.length > 0 || !(isReviewed || plan.publish)) && (
        <p className="field-hint">
          {unpublishedHere.length > 0
            ? fill(words.draftHint, { languages: namesOfLanguages(unpublishedHere, lang) })
            : words.publishHint}
          {takesDown && !isReviewed && staysUp && ` ${words.takeDownHint}`}
        </p>
      )}
    </>
  );
}

/** Marks a language as unpublished. */
export function UnpublishedChip({ lang }: { lang: Lang }) {
  const words = useWords(publishWords);
  if (!usePublishLanguages().unpublishedLangs.includes(lang)) return null;
  return (
    <span className="chip" data-kept>
      <EyeOff aria-hidden="true" size={16} />
      <span>{words.draftLabel}</span>
    </span>
  );
}

/** The banner after a save. */
interface SavedNotice {
  text: string;
  view?: string | undefined;
  action?: { label: string; run: () => void };
}

/**
 * What a banner says of a save besides that it is done: which languages it left unpublished, and a button
 * that publishes them.
 */
export function usePublishBanner(type: string) {
  const lang = useLang();
  const words = useWords(publishWords);
  const publishOptions = useContext(PublishOptionsContext);
  const { isReviewed } = usePermissions();
  const { publish } = usePublish(type);
  const { worded } = usePublishLanguages();
  return (notice: SavedNotice, id: string): SavedNotice => {
    const unpublishedLangs = worded.filter((lang) => publishOptions.current.includes(lang));
    if (isReviewed && unpublishedLangs.length < worded.length)
      return { ...notice, text: `${notice.text}${words.gap}${publishOptions.said ?? ""}`, view: undefined };
    if (unpublishedLangs.length === 0) return notice;
    const isDraft = unpublishedLangs.length === worded.length;
    const names = (langs: readonly Lang[]) => ({ languages: namesOfLanguages(langs, lang) });
    const published = worded.filter((each) => !unpublishedLangs.includes(each));
    const said =
      publishOptions.said ??
      `${fill(words.publishedBanner, names(published))}${words.sentenceGap}${fill(words.draftBanner, names(unpublishedLangs))}`;
    // What visitors get nothing of is not uploaded: it is a draft, or scheduled.
    const text = isDraft ? (publishOptions.said ?? words.draftSaved) : `${notice.text}${words.gap}${said}`;
    const action = { label: words.publishNow, run: () => void publish(id) };
    // Of what visitors get nothing of there may be no page to see.
    return { ...notice, text, view: isDraft ? undefined : notice.view, action };
  };
}

/**
 * Says in a form that an administrator will be asked to publish the save, with a field for a note to them.
 */
function ApprovalRequestField() {
  const words = useWords(reviewWords);
  const { unpublishedLangs, worded, plan, setPlan } = usePublishLanguages();
  const { asked } = words;
  const { approvalComment } = plan;
  useEffect(() => {
    if (approvalComment === undefined) setPlan({ approvalComment: "", said: () => asked });
  }, [approvalComment, asked, setPlan]);
  if (worded.every((lang) => unpublishedLangs.includes(lang))) return null;
  return (
    <div className="stack">
      <p>{words.asking}</p>
      <TextArea
        label={words.comment}
        path="approvalComment"
        errors={[]}
        value={approvalComment ?? ""}
        onChange={(comment) => setPlan({ approvalComment: comment.slice(0, 1000), said: () => asked })}
      />
    </div>
  );
}
