import { Download, TriangleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { createClient } from "../../../platform/http/client";
import { fileSize, staffTime } from "../../../platform/locale/format";
import { fill, useLang, useWords } from "../../../platform/locale/lang";
import { PasswordField } from "../../../ui/fields/password-field";
import { ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { Loading, load, ScreenTitle, usePermissions } from "../../../ui/frame/screen";
import { factorsOf, ProvideFactors, useFactor } from "../../../ui/proof/use-factor";
import { accountsContract } from "../../accounts/contract";
import { EXPORT_ADDRESS } from "../../content-export/contract";
import { BACKUP_ADDRESS, type BackupStatus, backupContract } from "../contract";
import { backupWords } from "../words";
import type { Route } from "./+types/backup";

const api = createClient(backupContract);

const accounts = createClient(accountsContract);

export const clientLoader = () =>
  load(async () => {
    const [status, methods] = await Promise.all([api.status({}), accounts.signInMethods({})]);
    return { ...status, factors: factorsOf(methods) };
  });

export const HydrateFallback = Loading;

/** A backup to download, and the state of the nightly ones. */
export default function Backup({ loaderData: { encrypted, bytes, nightly, factors } }: Route.ComponentProps) {
  const words = useWords(backupWords);
  const lang = useLang();
  const { mayChange } = usePermissions();
  return (
    <>
      <ScreenTitle title={words.title} />
      {mayChange && (
        <section className="staff-section" aria-labelledby="download-heading">
          <h2 id="download-heading">{words.download}</h2>
          <div className="stack narrow mt-2">
            <p>{words.downloadText}</p>
            <p>{fill(words.expectedSize, { size: fileSize(bytes, lang) })}</p>
            <p className="font-bold">{encrypted ? words.encrypted : words.notEncrypted}</p>
            <p>{words.confidential}</p>
            <ProvideFactors value={factors}>
              <DownloadForm />
            </ProvideFactors>
            <p className="field-hint">{words.downloadNoted}</p>
          </div>
        </section>
      )}
      <section className="staff-section" aria-labelledby="nightly-heading">
        <h2 id="nightly-heading">{words.nightly}</h2>
        <div className="stack narrow mt-2">
          {nightly ? <Nightly {...nightly} /> : <p>{words.nightlyUnset}</p>}
        </div>
      </section>
      {mayChange && <AllContent />}
      <section className="staff-section" aria-labelledby="restore-heading">
        <h2 id="restore-heading">{words.restore}</h2>
        <p className="narrow mt-2">{words.restoreText}</p>
      </section>
    </>
  );
}

/** The export of all content, which the browser downloads. */
function AllContent() {
  const words = useWords(backupWords);
  const banner = useBanner();
  return (
    <section className="staff-section" aria-labelledby="content-heading">
      <h2 id="content-heading">{words.content}</h2>
      <div className="stack narrow mt-2">
        <p>{words.contentText}</p>
        <form
          method="post"
          action={EXPORT_ADDRESS}
          onSubmit={() => banner({ text: words.downloadBegun, ms: SHOWN })}
        >
          <button type="submit" className="button button-quiet">
            <Download aria-hidden="true" size={18} />
            {words.downloadContent}
          </button>
        </form>
      </div>
    </section>
  );
}

/** When the last nightly backup was made and how large it is, and whatever is wrong. */
function Nightly({ keep, made, failed, late }: NonNullable<BackupStatus["nightly"]>) {
  const words = useWords(backupWords);
  const lang = useLang();
  const size = made && fileSize(made.bytes, lang);
  return (
    <>
      {failed && (
        <Trouble title={fill(words.failed, { time: staffTime(failed.at, lang) })}>
          <p>{words.failedHow}</p>
          <p>
            {words.reason} <code lang="en">{failed.reason}</code>
          </p>
        </Trouble>
      )}
      {late && !failed && (
        <Trouble title={words.late}>
          <p>{words.failedHow}</p>
        </Trouble>
      )}
      {made && made.missing > 0 && (
        <Trouble title={fill(words.missing, { count: made.missing })}>
          <p>{words.failedHow}</p>
        </Trouble>
      )}
      {made && made.unreadable > 0 && (
        <Trouble title={fill(words.unreadable, { count: made.unreadable })}>
          <p>{words.failedHow}</p>
        </Trouble>
      )}
      <p>{made && size ? fill(words.lastMade, { time: staffTime(made.at, lang), size }) : words.noneYet}</p>
      <p>{fill(words.keep, { count: keep })}</p>
    </>
  );
}

function Trouble({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-xl border-2 border-kapok p-4" role="status">
      <TriangleAlert aria-hidden="true" size={24} className="flex-none" />
      <div className="min-w-0 wrap-break-word">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** Milliseconds that the confirmation stays. */
const SHOWN = 4000;

/**
 * Asks for password and second factor, and downloads a backup. The browser itself sends the form, so that it writes the file as
 * it comes; a call before it gets the refusals, to show them here.
 */
function DownloadForm() {
  const words = useWords(backupWords);
  const banner = useBanner();
  const { save, saving, problem, errorsAt } = useSave();
  const factor = useFactor();
  const hidden = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await save(async () => {
      const { ticket } = await api.ready({ password, ...(await factor.shown()) });
      if (hidden.current) hidden.current.value = ticket;
      form.submit();
      setPassword("");
      factor.clear();
      banner({ text: words.downloadBegun, ms: SHOWN });
    });
  };
  return (
    <form method="post" action={BACKUP_ADDRESS} noValidate onSubmit={submit} className="stack narrow">
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "code" ? factor.label : words.password)}
        submitLabel={words.download}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordWhy}
        path="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errors={errorsAt("password")}
      />
      {factor.fields({ path: "code", errors: errorsAt("code") })}
      <input ref={hidden} type="hidden" name="ticket" />
      <p>
        <button type="submit" className="button button-main" aria-disabled={saving}>
          <Download aria-hidden="true" size={18} />
          {words.download}
        </button>
      </p>
    </form>
  );
}
