import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import type { UploadJob, UploadProblem, Uploads } from "./use-uploads";
import { useUploadWords } from "./words";

interface UploadRowsProps {
  uploads: Uploads;
  /** Called when the user gives a file up. */
  onCancel: (job: UploadJob) => void;
}

/** The files being uploaded: progress, or the error and its remedies. */
export function UploadRows({ uploads, onCancel }: UploadRowsProps) {
  if (uploads.jobs.length === 0) return null;
  return (
    <ul className="grid list-none gap-2 p-0">
      {uploads.jobs.map((job) => (
        <li key={job.id} className="flex flex-wrap items-center gap-3 rounded-xl bg-mist p-3">
          {job.problem ? (
            <Failed problem={job.problem} name={job.file.name} onRetry={() => uploads.retry(job.id)} />
          ) : (
            <Sending name={job.file.name} fraction={job === uploads.active ? uploads.fraction : undefined} />
          )}
          <CancelButton job={job} onCancel={onCancel} />
        </li>
      ))}
    </ul>
  );
}

function CancelButton({ job, onCancel }: { job: UploadJob; onCancel: (job: UploadJob) => void }) {
  const say = useUploadWords();
  return (
    <button type="button" className="button button-quiet" onClick={() => onCancel(job)}>
      {say(job.problem ? "remove" : "cancel")} <span className="visually-hidden">{job.file.name}</span>
    </button>
  );
}

function Sending({ name, fraction }: { name: string; fraction: number | undefined }) {
  const say = useUploadWords();
  const id = useId();
  const state = fraction === undefined ? "waiting" : fraction < 1 ? "uploading" : "checking";
  return (
    <div className="min-w-0 grow basis-48">
      <p id={id} className="break-words">
        {say(state, { name })}
      </p>
      {/* Without a value the bar shows that something goes on: the server's check has no measure. */}
      <progress
        className="h-3 w-full"
        aria-labelledby={id}
        {...(state === "uploading" && { value: fraction, max: 1 })}
      />
    </div>
  );
}

interface FailedProps {
  problem: UploadProblem;
  name: string;
  onRetry: () => void;
}

function Failed({ problem, name, onRetry }: FailedProps) {
  const say = useUploadWords();
  return (
    <>
      <div className="flex min-w-0 grow basis-48 gap-2">
        <TriangleAlert aria-hidden="true" size={24} className="shrink-0 text-kapok" />
        <div>
          <p className="break-words">{name}</p>
          <p className="field-error" role="alert">
            {problem.message}
          </p>
          {problem.signedOut && <p>{say("signedOut")}</p>}
          {problem.tooLarge && <p>{say("makeSmaller")}</p>}
        </div>
      </div>
      {problem.signedOut && (
        <a className="button button-quiet" href="/cms/login" target="_blank" rel="noopener">
          {say("loginOtherTab")}
        </a>
      )}
      {problem.retry && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {say("tryAgain")} <span className="visually-hidden">{name}</span>
        </button>
      )}
    </>
  );
}
