import { Download } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { downloadCsv } from "../../../core/csv/download-csv";
import { useWords } from "../../../core/locale/use-words";
import { ProblemSummary } from "../../../core/staff/form/problem-summary";
import { useSave } from "../../../core/staff/form/use-save";
import { enquiriesContract, type MESSAGE_FILTERS } from "../contract";
import { enquiriesWords } from "../words";

const api = createClient(enquiriesContract);

interface ExportButtonProps {
  show: (typeof MESSAGE_FILTERS)[number];
  q: string;
}

/** Downloads the messages that the list is about, all pages of it, for a spreadsheet. */
export function ExportButton({ show, q }: ExportButtonProps) {
  const words = useWords(enquiriesWords);
  const { save, problem } = useSave();
  const download = () =>
    save(async () => {
      downloadCsv(await api.export({ show, q }));
    });
  return (
    <>
      <button type="button" className="button button-quiet" onClick={download}>
        <Download aria-hidden="true" size={18} />
        {words.export}
      </button>
      <ProblemSummary problem={problem} labelOf={() => words.export} />
    </>
  );
}
