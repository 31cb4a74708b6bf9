import { createClient } from "../../../core/api/client";
import type { FirstStep } from "../../../core/staff/first-step";
import { ledgerContract } from "../ledger/contract";

const api = createClient(ledgerContract);

export const donationsSteps: readonly FirstStep[] = [
  {
    to: "/cms/donations",
    text: {
      eng: "Connect PayPal, so that donations can be made online",
      tra: "連接 PayPal，讓訪客可在網上捐款",
      sim: "连接 PayPal，让访客可在网上捐款",
    },
    done: async () => (await api.list({})).paypal,
  },
];
