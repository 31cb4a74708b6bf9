import { FlaskConical, Import as ImportIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { createClient } from "../../../platform/http/client";
import { useWords } from "../../../platform/locale/lang";
import { Fold } from "../../../ui/fields/fold";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary } from "../../../ui/form/form";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { type ImportRunView, importContract } from "../contract";
import { importWords } from "../words";
import type { Route } from "./+types/import";
import { FileForm, useBegin } from "./file-form";
import { LastRun } from "./last-run";

const api = createClient(importContract);

export const clientLoader = () => load(() => api.status({}));

export const HydrateFallback = Loading;

/** Milliseconds between two looks at a run that is under way. */
const EVERY = 2000;

/** The import of a file or an old site: a trial first, then the import itself, which goes on while nobody looks. */
export default function ImportScreen({ loaderData: { run } }: Route.ComponentProps) {
  const words = useWords(importWords);
  const { mayChange } = usePermissions();
  const isRunning = run?.state === "running";
  // A file that was chosen since is not the one that the report is about.
  const [isTried, setIsTried] = useState(true);
  usePolling(isRunning);
  return (
    <>
      <ScreenTitle title={words.title} />
      <div className="stack narrow mt-2">
        <p>{words.intro}</p>
        <p>{words.again}</p>
        {mayChange ? (
          <div hidden={isRunning} className="stack">
            <FileForm onChange={setIsTried} />
            <Fold name={words.fromAddress}>
              <AddressForm run={run} />
            </Fold>
          </div>
        ) : (
          <p>{words.viewOnly}</p>
        )}
      </div>
      {run && <LastRun run={run}>{mayChange && !isRunning && isTried && <Next run={run} />}</LastRun>}
    </>
  );
}

/** Polls the progress of a run until it has ended. */
function usePolling(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const timer = setTimeout(revalidate, EVERY);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state]);
}

/** The next step after a run: the import itself after its trial, or the rest of an interrupted one. */
function Next({ run }: { run: ImportRunView }) {
  const words = useWords(importWords);
  const { begin, saving, problem } = useBegin();
  const { old, media, upload, sheet, dryRun, state } = run;
  if (dryRun ? state !== "done" : state === "done") return null;
  const start = () =>
    begin(async () => {
      if (upload) await api.startFile({ upload, site: media, sheet, dryRun: false });
      else await api.start({ old, media, dryRun: false });
    });
  return (
    <>
      <ProblemSummary problem={problem} labelOf={() => words.file} submitLabel={words.start} />
      {dryRun && <p className="font-bold">{words.startHint}</p>}
      <p>
        <button
          type="button"
          className="button button-main"
          aria-disabled={saving}
          onClick={() => void start()}
        >
          <ImportIcon aria-hidden="true" size={18} />
          {dryRun ? words.start : words.goOn}
        </button>
      </p>
    </>
  );
}

/** The addresses of an old site, and a trial of it. */
function AddressForm({ run }: { run: ImportRunView | null }) {
  const words = useWords(importWords);
  const { begin, saving, problem, errorsAt } = useBegin();
  const known = run?.upload === null ? run : null;
  const [old, setOld] = useState(known?.old ?? "");
  const [media, setMedia] = useState(known?.media ?? "");
  const start = () => begin(() => api.start({ old, media, dryRun: true }));
  return (
    <ImeSafeForm onSubmit={() => void start()} className="stack">
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
      <p className="field-hint">{words.tryHint}</p>
      <p>
        <button type="submit" className="button button-quiet" aria-disabled={saving}>
          <FlaskConical aria-hidden="true" size={18} />
          {words.tryIt}
        </button>
      </p>
    </ImeSafeForm>
  );
}
