import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { staffTime } from "../../../core/locale/dates";
import { fileSize } from "../../../core/locale/file-size";
import { fill } from "../../../core/locale/fill";
import { useLang } from "../../../core/locale/lang-context";
import { useWords } from "../../../core/locale/use-words";
import type { BackupStatus } from "../contract";
import { backupWords } from "../words";

/** When the last nightly backup was made and how large it is, and whatever is wrong. */
export function Nightly({ keep, made, failed, late }: NonNullable<BackupStatus["nightly"]>) {
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
