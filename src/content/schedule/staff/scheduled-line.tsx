import { CalendarCheck } from "lucide-react";
import { useRevalidator } from "react-router";
import { useChanges } from "../../../platform/http/client";
import { listMark, withColon } from "../../../platform/locale/format";
import { fill, LANG_NAMES, LANGS, type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { usePermissions } from "../../../ui/frame/screen";
import type { Scheduled } from "../../listed-entry";
import { namesOfLanguages } from "../../staff/publish-words";
import { scheduleContract } from "../contract";
import { shortTime, spokenTime } from "./times";
import { scheduleWords } from "./words";

interface ScheduledLineProps {
  /** The name of its type, and its id; none for a single record. */
  type: string;
  id: string | undefined;
  scheduled: Scheduled;
}

/** Returns a function that cancels a scheduled change, shows a banner and reloads the screen. */
export function useCancel({ type, id }: Omit<ScheduledLineProps, "scheduled">) {
  const changes = useChanges(scheduleContract);
  const banner = useBanner();
  const words = useWords(scheduleWords);
  const { revalidate } = useRevalidator();
  const { save, problem } = useSave();
  const cancel = (key: string) =>
    save(async () => {
      await changes.unschedule({ type, key, ...(id !== undefined && { id }) }).finally(revalidate);
      banner({ text: words.cancelled, saved: true });
    }, key);
  return { cancel, problem };
}

interface ScheduledLineViewProps extends ScheduledLineProps {
  /** In few words, for a row of a list: its languages are named only where others of the entry's are not meant. */
  worded?: readonly Lang[] | undefined;
}

/** Says what will happen to an entry and when, with a button that cancels it. */
export function ScheduledLine({ scheduled, worded, ...of }: ScheduledLineViewProps) {
  const lang = useLang();
  const words = useWords(scheduleWords);
  const { mayChange, isReviewed } = usePermissions();
  const { cancel, problem } = useCancel(of);
  return (
    <p className="scheduled-line">
      <CalendarCheck aria-hidden="true" size={18} />
      <span>{worded ? shortText(scheduled, worded, lang) : scheduledText(scheduled, lang)}</span>
      {mayChange && !isReviewed && (
        <button type="button" className="button button-quiet" onClick={() => void cancel(scheduled.key)}>
          {words.cancel}
        </button>
      )}
      {problem && (
        <span role="alert">{problem.kind === "refused" ? problem.message : words.notCancelled}</span>
      )}
    </p>
  );
}

/** The same in few words. */
function shortText({ act, langs, at }: Scheduled, worded: readonly Lang[], lang: Lang): string {
  const words = scheduleWords[lang];
  const said = fill(act === "publish" ? words.publishAt : words.unpublishAt, { when: shortTime(at, lang) });
  if (worded.every((each) => langs.includes(each))) return said;
  return withColon(lang, langs.map((each) => LANG_NAMES[each].short).join(listMark(lang)), said);
}

/** The sentence that says what will happen and when, with the languages unless it is all of them. */
export function scheduledText({ act, langs, at }: Omit<Scheduled, "key">, lang: Lang): string {
  const isAll = LANGS.every((each) => langs.includes(each));
  const words = scheduleWords[lang];
  const some = act === "publish" ? words.publishSome : words.unpublishSome;
  const sentence = isAll ? words[act] : some;
  return fill(sentence, { when: spokenTime(at, lang), languages: namesOfLanguages(langs, lang) });
}
