import { FlaskConical, Import as ImportIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang-context";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm } from "../../../ui/form/ime-safe-form";
import { ProblemSummary } from "../../../ui/form/problem-summary";
import { useSave } from "../../../ui/form/use-save";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load } from "../../../ui/frame/loading";
import { usePermissions } from "../../../ui/frame/permissions";
import { ScreenTitle } from "../../../ui/frame/screen-title";
import { type ImportRunView, importContract } from "../contract";
import { importWords } from "../words";
import type { Route } from "./+types/import";
import { LastRun } from "./last-run";

const api = createClient(importContract);

export const clientLoader = () => load(() => api.status({}));

export const HydrateFallback = Loading;

/** Milliseconds between two looks at a run that is under way. */
const EVERY = 2000;
/** Milliseconds that the confirmation stays. */
const SHOWN = 4000;

/** The import of an old site: a trial first, then the import itself, which goes on while nobody looks. */
export default function ImportScreen({ loaderData: { run } }: Route.ComponentProps) {
  const words = useWords(importWords);
  const { mayChange } = usePermissions();
  const isRunning = run?.state === "running";
  useLookAgain(isRunning);
  return (
    <>
      <ScreenTitle title={words.title} />
      <div className="stack narrow mt-2">
        <p>{words.intro}</p>
        <p>{words.again}</p>
        {mayChange ? !isRunning && <StartForm run={run} /> : <p>{words.viewOnly}</p>}
      </div>
      {run && <LastRun run={run} />}
    </>
  );
}

/** Reads how far a run is, again and again while it is under way. */
function useLookAgain(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const timer = setTimeout(revalidate, EVERY);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state]);
}

/** The addresses, and what can be done with them: the import only where its trial was seen. */
function StartForm({ run }: { run: ImportRunView | null }) {
  const words = useWords(importWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const { save, saving, problem, errorsAt } = useSave();
  const [old, setOld] = useState(run?.old ?? "");
  const [media, setMedia] = useState(run?.media ?? "");
  const isSame = run !== null && run.old === old.trim() && run.media === media.trim();
  // Also one that was broken off goes on without another trial.
  const isTried = isSame && (run.state === "done" || !run.dryRun);
  const start = (dryRun: boolean) =>
    save(async () => {
      await api.start({ old, media, dryRun });
      banner({ text: words.begun, ms: SHOWN });
      await revalidate();
    });
  return (
    <ImeSafeForm onSubmit={() => void start(true)} className="stack">
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "media" ? words.media : words.old)}
        submitLabel={words.tryIt}
      />
      <TextField
        label={words.old}
        hint={words.oldHint}
        path="old"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={old}
        onChange={setOld}
        errors={errorsAt("old")}
      />
      <TextField
        label={words.media}
        hint={words.mediaHint}
        path="media"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={media}
        onChange={setMedia}
        errors={errorsAt("media")}
      />
      <p className="field-hint">{isTried ? words.startHint : words.tryHint}</p>
      <div className="row-actions">
        {isTried && (
          <button
            type="button"
            className="button button-main"
            aria-disabled={saving}
            onClick={() => void start(false)}
          >
            <ImportIcon aria-hidden="true" size={18} />
            {words.start}
          </button>
        )}
        <button
          type="submit"
          className={`button ${isTried ? "button-quiet" : "button-main"}`}
          aria-disabled={saving}
        >
          <FlaskConical aria-hidden="true" size={18} />
          {words.tryIt}
        </button>
      </div>
    </ImeSafeForm>
  );
}
