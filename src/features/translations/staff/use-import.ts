import { useRef, useState } from "react";
import { contentContract } from "../../../content/api/contract";
import { libraryContract } from "../../../media/library-contract";
import { importWords } from "../../../platform/csv/import-words";
import { textOrFault } from "../../../platform/csv/text-file";
import { CallError, createClient, useChanges } from "../../../platform/http/client";
import { type Localized, useWords } from "../../../platform/locale/lang";
import { useSave } from "../../../ui/form/form";
import {
  exchangeContract,
  type ImportedEntry,
  type ImportedUnit,
  LARGEST_FILE,
  type ReadAnswer,
} from "../contract";
import { translatorWords } from "../translator-words";

const api = createClient(exchangeContract);

/** The key of one decision in a file: a paragraph, or a whole text that would be replaced. */
export const unitKey = ({ type, id }: Pick<ImportedEntry, "type" | "id">, unit: ImportedUnit): string =>
  `${type}/${id}/${unit.path}/${unit.standing === "whole" ? "" : unit.at}`;

/** An entry that was imported, or why it was not. */
export interface Outcome {
  entry: ImportedEntry;
  taken: number;
  message: string | undefined;
}

/** The state of importing a file: its changes, the chosen texts, and the results. */
export function useImport() {
  const words = useWords(importWords);
  const own = useWords(translatorWords);
  const changes = useChanges(contentContract);
  const library = useChanges(libraryContract);
  const { save, saving, problem, refuse, errorsAt, clearProblem } = useSave();
  const text = useRef("");
  const [answer, setAnswer] = useState<ReadAnswer>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [progress, setProgress] = useState<{ done: number; all: number }>();

  const show = async () => setAnswer(await api.read({ file: text.current }));

  const look = async (file: File | undefined) => {
    setAnswer(undefined);
    setTicked(new Set());
    setOutcomes([]);
    const read = await textOrFault(file, LARGEST_FILE);
    if ("fault" in read) return refuse(words.nothingImported, [{ path: "file", message: words[read.fault] }]);
    text.current = read.text;
    return save(show);
  };

  const wantedOf = (entry: ImportedEntry) =>
    entry.units.filter(
      (unit) => unit.kept !== null && (unit.standing === "ready" || ticked.has(unitKey(entry, unit))),
    );

  /** @throws {CallError} where the entry cannot be saved as it would be */
  const takeOne = async ({ from, to }: ReadAnswer, entry: ImportedEntry) => {
    const { type, id, version } = entry;
    const units = wantedOf(entry).map(({ path, at, kept }) => ({ path, at, kept: kept ?? "" }));
    const composed = await api.compose({ type, id, version, from, to, units });
    // The only thing without drafts is the description of a picture.
    if (entry.isInForce) await library.edit({ media_id: id, alt: composed.entry.alt as Localized });
    else await changes.save({ type, id, revision: version, content: composed.entry });
    return units.length;
  };

  const take = () => {
    if (!answer) return;
    const wanted = answer.entries.filter((entry) => wantedOf(entry).length > 0);
    if (wanted.length === 0) return refuse(own.choose, []);
    void save(async () => {
      const found: Outcome[] = [];
      try {
        for (const entry of wanted) {
          setProgress({ done: found.length, all: wanted.length });
          found.push(await outcomeOf(entry, () => takeOne(answer, entry)));
        }
      } finally {
        setProgress(undefined);
        setOutcomes((before) => [...before.filter(({ message }) => message === undefined), ...found]);
        setTicked(new Set());
      }
      await show();
    });
  };

  const tick = (key: string, isTicked: boolean) =>
    setTicked((before) => {
      const after = new Set(before);
      if (isTicked) after.add(key);
      else after.delete(key);
      return after;
    });

  return { answer, ticked, tick, outcomes, progress, look, take, saving, problem, errorsAt, clearProblem };
}

/** The outcome for an entry; what concerns all of them, as a connection that is gone, is thrown. */
async function outcomeOf(entry: ImportedEntry, take: () => Promise<number>): Promise<Outcome> {
  try {
    return { entry, taken: await take(), message: undefined };
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 0 || error.status === 401) throw error;
    const fields = error.errors.map(({ message }) => message);
    return { entry, taken: 0, message: [error.message, ...fields].join(" ") };
  }
}
