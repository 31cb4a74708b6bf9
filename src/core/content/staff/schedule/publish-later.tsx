import { useEffect, useRef } from "react";
import { LANGS } from "../../../locale/lang";
import { useWords } from "../../../locale/lang-context";
import { FieldErrors } from "../../../staff/fields/field-frame";
import { fieldId } from "../../../staff/fields/field-id";
import { useKeptLanguages } from "../kept-languages";
import { ScheduledLine } from "./scheduled-line";
import { type ChosenTime, tomorrowAtNine } from "./times";
import { scheduleWords } from "./words";

interface PublishLaterProps {
  type: string;
  id: string | undefined;
  errorsAt: (path: string) => readonly string[];
  /** True where an entry can be taken from the site as a whole. */
  takesDown: boolean;
  /** True where somebody has just asked for it. */
  isAsked: boolean;
}

/** Says when an entry is published or taken down, and chooses these times. */
export default function PublishLater({ type, id, errorsAt, takesDown, isAsked }: PublishLaterProps) {
  const words = useWords(scheduleWords);
  const { kept, plan, setPlan, scheduled } = useKeptLanguages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.querySelector("input")?.focus();
  }, [isAsked]);
  const isForNone = LANGS.every((lang) => kept.includes(lang));
  return (
    <div ref={box} className="publish-later">
      {scheduled.map((each) => (
        <ScheduledLine key={each.key} type={type} id={id} scheduled={each} />
      ))}
      <Choice
        label={words.publishLater}
        chosen={plan.publish}
        choose={(publish) => setPlan({ ...plan, publish })}
        date={words.publishDate}
        time={words.publishTime}
        path="publishAt"
        errors={errorsAt("publishAt")}
      />
      {plan.publish !== undefined && (
        <p className="field-hint">{isForNone ? words.noLanguage : words.laterHint}</p>
      )}
      {takesDown && (
        <Choice
          label={words.takeDownLater}
          chosen={plan.takeDown}
          choose={(takeDown) => setPlan({ ...plan, takeDown })}
          date={words.takeDownDate}
          time={words.takeDownTime}
          path="takeDownAt"
          errors={errorsAt("takeDownAt")}
        />
      )}
    </div>
  );
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

/** A tick, and below it the date and the time of what it asks for. */
function Choice({ label, chosen, choose, date, time, path, errors }: ChoiceProps) {
  const id = fieldId(path);
  const [day = "", hour = ""] = chosen?.split("T") ?? [];
  const fault = {
    "aria-invalid": errors.length > 0 || undefined,
    "aria-describedby": errors.length > 0 ? `${id}-error` : undefined,
  };
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
            />
          </label>
          <FieldErrors id={id} errors={errors} />
        </div>
      )}
    </div>
  );
}
