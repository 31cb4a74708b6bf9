import { createClient } from "../../../core/api/client";
import type { FirstStep } from "../../../core/staff/frame/first-step";
import { enquiriesContract } from "../contract";

const api = createClient(enquiriesContract);

export const enquiriesSteps: readonly FirstStep[] = [
  {
    to: "/cms/messages",
    text: {
      eng: "Set a mail server, so that messages are e\u2011mailed too",
      tra: "設定郵件伺服器，讓訊息同時以電郵送達",
      sim: "设置邮件服务器，让留言同时以邮件送达",
    },
    done: async () => (await api.list({})).inbox !== null,
  },
];
