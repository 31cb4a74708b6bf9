import { useNavigate } from "react-router";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useBanner } from "../../../core/staff/banner";
import { useSave } from "../../../core/staff/use-save";
import { type Receipt, receiptsContract } from "../contract";
import { receiptsWords } from "../messages";
import { downloadPdf } from "./download";

const api = createClient(receiptsContract);

/** Milliseconds that a confirmation stays. */
const SHOWN = 3000;

/** What staff do with a receipt; `refresh` makes what is shown fresh. */
export function useReceiptActions(refresh: () => Promise<void>) {
  const words = useWords(receiptsWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const { save, saving, problem } = useSave();
  return {
    problem,
    download: ({ _id }: Receipt) => save(async () => downloadPdf(await api.pdf({ receipt_id: _id }))),

    send: ({ _id, email }: Receipt) => {
      // Two presses would be two e-mails.
      if (saving) return;
      save(async () => {
        await api.send({ receipt_id: _id });
        banner({ text: words.sentBanner, names: { email }, ms: SHOWN });
        await refresh();
      });
    },

    declareVoid: ({ _id, serial, donation_id, outdated, nowCents }: Receipt, reason: string) =>
      save(async () => {
        await api.void({ receipt_id: _id, reason });
        banner({ text: fill(words.voidBanner, { serial }), ms: SHOWN });
        if (outdated && nowCents !== null) await navigate(`/cms/issuereceipt?donation_id=${donation_id}`);
        else await refresh();
      }),
  };
}

export type ReceiptActions = ReturnType<typeof useReceiptActions>;
