import { createClient } from "../../../platform/http/client";
import { plainDay } from "../../../platform/locale/format";
import { finder } from "../../../ui/find/finder";
import { enquiriesContract } from "../contract";

const api = createClient(enquiriesContract);

export default finder({
  group: { eng: "Messages", tra: "訊息", sim: "留言" },
  find: async ({ words, lang, signal }) => {
    const { messages, total } = await api.list({ q: words, show: "all" }, signal);
    const findings = messages.map((message) => ({
      to: `/cms/message?message_id=${message._id}`,
      name: message.name,
      about: [plainDay(message.receivedAt, lang), message.email].filter(Boolean).join(" · "),
    }));
    return { findings, total, list: `/cms/messages?${new URLSearchParams({ q: words, show: "all" })}` };
  },
});
