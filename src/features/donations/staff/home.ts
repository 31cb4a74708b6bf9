import { createClient } from "../../../core/api/client";
import { homeParts } from "../../../core/staff/frame/home-parts";
import { ledgerContract } from "../ledger/contract";
import { donationsAttention } from "./attention";
import { giftsOfMonth } from "./gifts-of-month";

const api = createClient(ledgerContract);

export default homeParts({
  attention: donationsAttention,
  comparison: giftsOfMonth,
  firstSteps: async () => {
    const { paypal, webhook } = await api.list({});
    return [
      {
        to: "/cms/donations",
        text: {
          eng: "Connect PayPal, so that donations can be made online",
          tra: "連接 PayPal，讓訪客可在網上捐款",
          sim: "连接 PayPal，让访客可以在线捐款",
        },
        isDone: paypal,
      },
      {
        to: "/cms/donations",
        text: {
          eng: "Have PayPal’s webhook set up (PAYPAL_WEBHOOK_ID), so that PayPal reports payments, refunds and disputes at once",
          tra: "設定 PayPal 的 webhook（PAYPAL_WEBHOOK_ID），讓 PayPal 即時通知付款、退款及爭議",
          sim: "设置 PayPal 的 webhook（PAYPAL_WEBHOOK_ID），让 PayPal 即时通知付款、退款和争议",
        },
        isDone: !paypal || webhook,
      },
    ];
  },
});
