import { useEffect, useEffectEvent, useRef } from "react";
import { type Lang, useLang, useWords } from "../../../platform/locale/lang";
import { FieldErrors, fieldId } from "../../../ui/fields/field-frame";
import { DayInWords, isWholeDay } from "../../../ui/fields/text-field";
import type { ContentType } from "../../definition";
import { type Plan, usePublishLanguages } from "../../staff/publish-languages-context";
import { ScheduledLine, scheduledText } from "./scheduled-line";
import { type ChosenTime, forInputs, momentOf, tomorrowAtNine } from "./times";
import { scheduleWords } from "./words";

interface PublishLaterProps {
  type: ContentType;
  /** None of a new entry, or of a record. */
  id: string | undefined;
  errorsAt: (path: string) => readonly string[];
  /** True right after it was chosen. */
  isAsked: boolean;
}

/** Shows when an entry is published or unpublished, with inputs for these times. */
export function PublishLater({ type, id, errorsAt, isAsked }: PublishLaterProps) {
  const words = useWords(scheduleWords);
  const { unpublishedLangs, setUnpublishedLangs, isChosen, worded, plan, scheduled, choose } = usePlan();
  const box = useRef<HTMLDivElement>(null);
  const takesDown = "one" in type;
  const isForNone = worded.every((lang) => unpublishedLangs.includes(lang));
  const publishAt = (publish: ChosenTime | undefined) => {
    // A draft was unpublished as a whole: scheduling it means all of its languages, unless some were chosen.
    if (publish !== undefined && plan.publish === undefined && (!isChosen || isForNone))
      setUnpublishedLangs([]);
    choose({ ...plan, publish });
  };
  // A new entry can only be published; an existing one can be unpublished as well.
  const begin = useEffectEvent(() => {
    if (!isAsked) return choose({ ...plan });
    if (!takesDown || id === undefined) publishAt(tomorrowAtNine());
    box.current?.querySelector("input")?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <div ref={box} className="publish-later">
      {scheduled.map((each) => (
        <ScheduledLine key={each.key} type={type.name} id={id} scheduled={each} />
      ))}
      <Choice
        label={words.publishLater}
        chosen={plan.publish}
        choose={publishAt}
        date={words.publishDate}
        time={words.publishTime}
        path="publish.at"
        errors={errorsAt("publish.at")}
      />
      {plan.publish !== undefined && (
        <p className="field-hint">{isForNone ? words.noLanguage : words.laterHint}</p>
      )}
      {takesDown && (
        <Choice
          label={words.takeDownLater}
          chosen={plan.takeDown}
          choose={(takeDown) => choose({ ...plan, takeDown })}
          date={words.takeDownDate}
          time={words.takeDownTime}
          path="publish.until"
          errors={errorsAt("publish.until")}
        />
      )}
    </div>
  );
}

/** The surrounding form's schedule, and a function that changes it together with the banner's text. */
function usePlan() {
  const lang = useLang();
  const { setPlan, ...around } = usePublishLanguages();
  const choose = ({ publish, takeDown }: Plan) => {
    const at = publish === undefined ? undefined : momentOf(publish);
    const said = (langs: readonly Lang[]) =>
      scheduledText({ act: "publish", langs: [...langs], at: at ?? "" }, lang);
    setPlan({ publish, takeDown, said: at === undefined ? undefined : said });
  };
  return { ...around, choose };
}

interface ChoiceProps {
  label: string;
  chosen: ChosenTime | undefined;
  choose: (time: ChosenTime | undefined) => void;
  /** The labels of its inputs. */
  date: string;
  time: string;
  path: string;
  errors: readonly string[];
}

/** A checkbox, and below it the date and the time. */
function Choice({ label, chosen, choose, date, time, path, errors }: ChoiceProps) {
  const id = fieldId(path);
  const [day = "", hour = ""] = chosen === undefined ? [] : forInputs(chosen).split("T");
  const error = errors.length > 0 ? `${id}-error` : undefined;
  const inWords = isWholeDay(day) ? `${id}-day` : undefined;
  const fault = { "aria-invalid": errors.length > 0 || undefined };
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={(event) => choose(event.target.checked ? tomorrowAtNine() : undefined)}
        />
        {label}
      </label>
      {chosen !== undefined && (
        <div className="publish-later-time">
          <label className="field-label">
            {date}
            <input
              id={id}
              type="date"
              className="field"
              value={day}
              onChange={(event) => choose(`${event.target.value}T${hour}`)}
              {...fault}
              aria-describedby={[inWords, error].filter(Boolean).join(" ") || undefined}
            />
          </label>
          <label className="field-label">
            {time}
            <input
              type="time"
              className="field"
              value={hour}
              onChange={(event) => choose(`${day}T${event.target.value}`)}
              {...fault}
              aria-describedby={error}
            />
          </label>
          {inWords && <DayInWords id={inWords} day={day} />}
          <FieldErrors id={id} errors={errors} />
        </div>
      )}
    </div>
  );
}
