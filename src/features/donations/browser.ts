import { HandCoins } from "lucide-react";
import { createClient } from "../../core/api/client";
import { localized } from "../../core/locale/lang";
import { screens } from "../../core/screens";
import { ledgerContract } from "./ledger/contract";
import { donationsAttention } from "./staff/attention";
import { ledgerWords } from "./words";

const title = localized((lang) => ledgerWords[lang].title);
const api = createClient(ledgerContract);

export default screens({
  name: "donations",
  menu: { section: "donations", links: [{ to: "/cms/donations", label: title, icon: HandCoins }] },
  firstSteps: [
    {
      to: "/cms/donations",
      text: {
        eng: "Connect PayPal, so that donations can be made online",
        tra: "連接 PayPal，讓訪客可在網上捐款",
        sim: "连接 PayPal，让访客可以在线捐款",
      },
      done: async () => (await api.list({})).paypal,
    },
    {
      to: "/cms/donations",
      text: {
        eng: "Have PayPal’s webhook set up (PAYPAL_WEBHOOK_ID), so that PayPal reports payments, refunds and disputes at once",
        tra: "設定 PayPal 的 webhook（PAYPAL_WEBHOOK_ID），讓 PayPal 即時通知付款、退款及爭議",
        sim: "设置 PayPal 的 webhook（PAYPAL_WEBHOOK_ID），让 PayPal 即时通知付款、退款和争议",
      },
      done: async () => {
        const { paypal, webhook } = await api.list({});
        return !paypal || webhook;
      },
    },
  ],
  attention: donationsAttention,
  journal: {
    title: { eng: "Donations", tra: "捐款", sim: "捐款" },
    all: "/cms/donations",
    one: "/cms/editdonation?donation_id=",
  },
});
