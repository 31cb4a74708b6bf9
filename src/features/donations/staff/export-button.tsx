import { Download } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { downloadCsv } from "../../../core/csv/download-csv";
import { useWords } from "../../../core/locale/use-words";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { ledgerContract } from "../ledger/contract";
import { ledgerWords } from "../words";
import type { LedgerQuery } from "./query";

const api = createClient(ledgerContract);

/** Downloads the donations that the list is about, all pages of it, for a spreadsheet. */
export function ExportButton({ query }: { query: LedgerQuery }) {
  const words = useWords(ledgerWords);
  const { save, problem } = useSave();
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => save(async () => downloadCsv(await api.export(query)))}
      >
        <Download aria-hidden="true" size={18} />
        {words.export}
      </button>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
    </>
  );
}
