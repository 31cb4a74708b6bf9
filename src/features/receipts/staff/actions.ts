import { useNavigate } from "react-router";
import { createClient, useChanges } from "../../../platform/http/client";
import { fill, useWords } from "../../../platform/locale/lang";
import { useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { useStillShown } from "../../../ui/frame/use-still-shown";
import { type Receipt, receiptsContract } from "../contract";
import { receiptsWords } from "../words";

const api = createClient(receiptsContract);

/** Milliseconds that a confirmation stays. */
const SHOWN = 3000;

/** The actions of staff on a receipt; `refresh` reloads the list, `mailReady` says whether e-mail is set up. */
export function useReceiptActions(refresh: () => Promise<void>, mailReady: boolean) {
  const changes = useChanges(receiptsContract);
  const words = useWords(receiptsWords);
  const banner = useBanner();
  const navigate = useNavigate();
  const { save, problem } = useSave();
  const stillShown = useStillShown();
  return {
    problem,
    download: ({ _id }: Receipt, duplicate?: "yes") =>
      save(
        async () => downloadPdf(await api.pdf({ receipt_id: _id, ...(duplicate && { duplicate }) })),
        `download ${_id}`,
      ),

    send: ({ _id, email }: Receipt) =>
      save(async () => {
        await changes.send({ receipt_id: _id });
        banner({ text: mailReady ? words.sentBanner : words.waitsBanner, names: { email }, ms: SHOWN });
        await refresh();
      }, `send ${_id}`),

    /** Sends one of several, without a word. */
    sendOne: ({ _id }: Receipt) => changes.send({ receipt_id: _id }),

    declareVoid: ({ _id, serial, donation_id, outdated, nowCents }: Receipt, reason: string) =>
      save(async () => {
        await changes.void({ receipt_id: _id, reason });
        banner({ text: fill(words.voidBanner, { serial }), ms: SHOWN });
        if (!stillShown()) return;
        if (outdated && nowCents !== null) await navigate(`/cms/issuereceipt?donation_id=${donation_id}`);
        else await refresh();
      }, `void ${_id}`),
  };
}

export type ReceiptActions = ReturnType<typeof useReceiptActions>;

/** Gives the browser's user a PDF that came in Base64. */
export function downloadPdf({ filename, pdf }: { filename: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: filename });
  link.click();
  URL.revokeObjectURL(address);
}
