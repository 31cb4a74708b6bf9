import { Mail } from "lucide-react";
import { read } from "../../platform/http/client";
import { plainDay } from "../../platform/locale/format";
import { fill, localized } from "../../platform/locale/lang";
import { type Findings, NAMED, type Search, screens } from "../../ui/screens";
import type { enquiriesContract } from "./contract";

export default screens({
  name: "enquiries",
  access: "messages",
  menu: {
    section: "today",
    links: [
      {
        to: "/cms/messages",
        label: { eng: "Messages", tra: "訊息", sim: "留言" },
        icon: Mail,
        help: () => import("./staff/help"),
        within: [{ to: "/cms/message" }],
      },
    ],
  },
  home: { messages: { waiting, firstSteps } },
  find: { group: { eng: "Messages", tra: "訊息", sim: "留言" }, find },
  journal: {
    title: { eng: "Messages", tra: "訊息", sim: "留言" },
    all: "/cms/messages",
    one: "/cms/message?message_id=",
    many: ["person"],
  },
});

/** Words of the home. */
const WORDS = {
  eng: { unreadCount: "{count} new", unseenCount: "{count} suspected, not looked at yet", countMark: "; " },
  tra: { unreadCount: "{count} 則新訊息", unseenCount: "{count} 則可疑訊息尚未查看", countMark: "；" },
  sim: { unreadCount: "{count} 条新留言", unseenCount: "{count} 条可疑留言尚未查看", countMark: "；" },
};

/** Messages that nobody has opened, and suspected ones. */
async function waiting() {
  const { unread: count, suspected } = await read<typeof enquiriesContract.unread>("/api/unreadMessages", {});
  if (count + suspected === 0) return undefined;
  const found = localized((lang) => {
    const words = WORDS[lang];
    return [
      ...(count > 0 ? [fill(words.unreadCount, { count })] : []),
      ...(suspected > 0 ? [fill(words.unseenCount, { count: suspected })] : []),
    ].join(words.countMark);
  });
  return { somebody: true, to: "/cms/messages", found, first: count > 0 ? await newest() : [] };
}

/** The newest unread messages. */
async function newest() {
  const { messages } = await read<typeof enquiriesContract.list>("/api/messages", { sort: "state" });
  return messages
    .filter(({ opened }) => !opened)
    .slice(0, NAMED)
    .map(({ _id, name, email, body }) => ({
      key: _id,
      to: `/cms/message?message_id=${_id}`,
      name: name || email,
      detail: body.slice(0, 200),
    }));
}

async function firstSteps() {
  const { inbox } = await read<typeof enquiriesContract.list>("/api/messages", {});
  return [
    {
      to: "/cms/messages",
      text: {
        eng: "Set a mail server, so that messages are e\u2011mailed too",
        tra: "設定郵件伺服器，讓訊息同時以電郵送達",
        sim: "设置邮件服务器，让留言同时以邮件送达",
      },
      isDone: inbox !== null,
    },
  ];
}

async function find({ words, lang, signal }: Search): Promise<Findings> {
  const { messages, total } = await read<typeof enquiriesContract.list>(
    "/api/messages",
    { q: words, show: "all" },
    signal,
  );
  const findings = messages.map((message) => ({
    to: `/cms/message?message_id=${message._id}`,
    name: message.name,
    about: [plainDay(message.receivedAt, lang), message.email].filter(Boolean).join(" · "),
  }));
  return { findings, total, list: `/cms/messages?${new URLSearchParams({ q: words, show: "all" })}` };
}
