import { createClient } from "../../../core/api/client";
import { useWords } from "../../../core/locale/use-words";
import { load } from "../../../core/staff/frame/load";
import { Loading } from "../../../core/staff/frame/loading";
import { ScreenTitle } from "../../../core/staff/frame/screen-title";
import { factorsOf, ProvideFactors } from "../../../core/staff/proof/factors";
import { accountsContract } from "../../accounts/contract";
import { backupContract } from "../contract";
import { backupWords } from "../words";
import type { Route } from "./+types/backup";
import { DownloadForm } from "./download";
import { Nightly } from "./nightly";

const api = createClient(backupContract);

const accounts = createClient(accountsContract);

export const clientLoader = () =>
  load(async () => {
    const [status, methods] = await Promise.all([api.status({}), accounts.signInMethods({})]);
    return { ...status, factors: factorsOf(methods) };
  });

export const HydrateFallback = Loading;

/** A backup to download, and what became of the nightly ones. */
export default function Backup({ loaderData: { encrypted, nightly, factors } }: Route.ComponentProps) {
  const words = useWords(backupWords);
  return (
    <>
      <ScreenTitle title={words.title} />
      <section className="staff-section" aria-labelledby="download-heading">
        <h2 id="download-heading">{words.download}</h2>
        <div className="stack narrow mt-2">
          <p>{words.downloadText}</p>
          <p className="font-bold">{encrypted ? words.encrypted : words.notEncrypted}</p>
          <p>{words.confidential}</p>
          <ProvideFactors value={factors}>
            <DownloadForm />
          </ProvideFactors>
          <p className="field-hint">{words.downloadNoted}</p>
        </div>
      </section>
      <section className="staff-section" aria-labelledby="nightly-heading">
        <h2 id="nightly-heading">{words.nightly}</h2>
        <div className="stack narrow mt-2">
          {nightly ? <Nightly {...nightly} /> : <p>{words.nightlyUnset}</p>}
        </div>
      </section>
      <section className="staff-section" aria-labelledby="restore-heading">
        <h2 id="restore-heading">{words.restore}</h2>
        <p className="narrow mt-2">{words.restoreText}</p>
      </section>
    </>
  );
}
