import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { createClient, refusalOf } from "../../../platform/http/client";
import { fill, useWords } from "../../../platform/locale/lang";
import { FieldFrame } from "../../../ui/fields/field-frame";
import { FileInput } from "../../../ui/fields/file-input";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { type ImportPreview, importContract } from "../contract";
import { MOST_PARTS, PART_BYTES, type Upload } from "../uploads/upload-shape";
import { importWords } from "../words";
import { type SheetChoice, SheetForm } from "./sheet-form";

const api = createClient(importContract);

/**
 * One file of any kind: it is sent as soon as it is chosen, its kind is shown below, and a trial import can begin.
 * `onChange` is called with whether what is chosen now was tried.
 */
export function FileForm({ onChange }: { onChange: (isTried: boolean) => void }) {
  const words = useWords(importWords);
  const { begin, save, saving, problem, errorsAt, refuse } = useBegin();
  const [upload, setUpload] = useState<Upload>();
  const [look, setLook] = useState<ImportPreview>();
  const [sent, setSent] = useState<number>();
  const [site, setSite] = useState("");

  const choose = (file: File | undefined) => {
    onChange(file === undefined);
    if (file && file.size > LARGEST_FILE)
      return refuse(words.fileTooLarge, [{ path: "file", message: words.fileTooLarge }]);
    return save(async () => {
      setLook(undefined);
      setUpload(undefined);
      if (!file) return;
      try {
        const uploaded = await sendFile(file, setSent);
        setSent(1);
        setLook(await api.look({ upload: uploaded }));
        setUpload(uploaded);
      } finally {
        setSent(undefined);
      }
    });
  };
  const readAgain = (choice: SheetChoice) =>
    save(async () => {
      onChange(false);
      if (upload) setLook(await api.look({ upload, ...choice }));
    });
  const start = async () => {
    if (!upload || !look) return;
    const sheet = look.kind === "sheet" ? look.mapping : null;
    await begin(async () => {
      await api.startFile({ upload, site: isOther(look) ? site.trim() : "", sheet, dryRun: true });
      onChange(true);
    });
  };

  const canStart = look !== undefined && (look.kind !== "kapok" || look.fits);
  return (
    <ImeSafeForm onSubmit={() => void start()} className="stack">
      <ProblemSummary
        problem={problem}
        labelOf={(path) => (path === "site" ? words.oldSite : words.file)}
        submitLabel={words.tryIt}
      />
      <FieldFrame label={words.file} path="file" errors={errorsAt("file")}>
        {(control) => <FileInput control={control} accept={ACCEPT} onFile={(file) => void choose(file)} />}
      </FieldFrame>
      <div role="status">{sent !== undefined && <Sending share={sent} />}</div>
      {look && look.kind !== "sheet" && <p>{words.chosen[look.kind]}</p>}
      {look?.kind === "kapok" && !look.fits && <p className="font-bold">{words.onlyEmpty}</p>}
      {look && isOther(look) && (
        <TextField
          label={words.oldSite}
          hint={look.kind === "ghost" ? words.oldSiteHint : words.oldSiteElse}
          path="site"
          type="url"
          inputMode="url"
          autoComplete="off"
          value={site}
          onChange={setSite}
          errors={errorsAt("site")}
        />
      )}
      {look?.kind === "sheet" && (
        <SheetForm
          look={look}
          errors={errorsAt("columns")}
          onChoose={(choice) => void readAgain(choice)}
          onColumns={(columns) => {
            onChange(false);
            setLook({ ...look, mapping: { ...look.mapping, columns } });
          }}
        />
      )}
      {canStart && (
        <>
          <p className="field-hint">{words.tryHint}</p>
          <p>
            <button type="submit" className="button button-main" aria-disabled={saving}>
              <FlaskConical aria-hidden="true" size={18} />
              {words.tryIt}
            </button>
          </p>
        </>
      )}
    </ImeSafeForm>
  );
}

/** By their endings, since systems know no type for some. */
const ACCEPT = ".xlsx,.csv,.tsv,.txt,.xml,.json,.gz,.tgz";

const isOther = ({ kind }: ImportPreview): boolean => kind === "wordpress" || kind === "ghost";

function Sending({ share }: { share: number }) {
  const words = useWords(importWords);
  if (share === 1) return <p>{words.looking}</p>;
  const said = fill(words.sending, { percent: Math.round(share * 100) });
  return (
    <p>
      <progress value={share} max={1} aria-label={said} className="w-full" />
      <span className="block">{said}</span>
    </p>
  );
}

/** Bytes of a file that can be sent. */
const LARGEST_FILE = MOST_PARTS * PART_BYTES;

/** Sends a file in parts, which a network that breaks off or a proxy with a limit lets through. @throws {CallError} */
async function sendFile(file: File, progressed: (share: number) => void): Promise<Upload> {
  const id = crypto.randomUUID();
  const parts = Math.max(1, Math.ceil(file.size / PART_BYTES));
  for (let part = 0; part < parts; part += 1) {
    progressed(part / parts);
    const body = new FormData();
    body.set("file", file.slice(part * PART_BYTES, (part + 1) * PART_BYTES), "part");
    const answer = await fetch(`/api/import/files/${id}/${part}`, { method: "POST", body }).catch(
      () => undefined,
    );
    if (!answer?.ok) throw refusalOf(answer?.status ?? 0, await answer?.json().catch(() => null));
  }
  return { id, name: file.name.slice(-LONGEST_NAME), parts };
}

const LONGEST_NAME = 300;

/** Milliseconds that the confirmation stays. */
const SHOWN = 4000;

/** `begin` calls what begins an import, confirms it and loads its progress; with what `useSave` returns besides. */
export function useBegin() {
  const words = useWords(importWords);
  const banner = useBanner();
  const { revalidate } = useRevalidator();
  const form = useSave();
  const begin = (start: () => Promise<unknown>) =>
    form.save(async () => {
      await start();
      banner({ text: words.begun, ms: SHOWN });
      await revalidate();
    });
  return { ...form, begin };
}
