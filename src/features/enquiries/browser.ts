import { Mail } from "lucide-react";
import { createClient } from "../../core/api/client";
import { fill } from "../../core/locale/fill";
import { localized } from "../../core/locale/lang";
import { screens } from "../../core/screens";
import { enquiriesContract } from "./contract";
import { enquiriesWords } from "./words";

const api = createClient(enquiriesContract);

/** How many messages nobody has opened, and how many suspected ones, in words; undefined when there are none. */
async function unread() {
  const { unread: count, suspected } = await api.unread({});
  if (count + suspected === 0) return undefined;
  return localized((lang) => {
    const words = enquiriesWords[lang];
    return [
      ...(count > 0 ? [fill(words.unreadCount, { count })] : []),
      ...(suspected > 0 ? [fill(words.unseenCount, { count: suspected })] : []),
    ].join(words.countMark);
  });
}

export default screens({
  name: "enquiries",
  menu: {
    section: "news",
    links: [
      {
        to: "/cms/messages",
        label: localized((lang) => enquiriesWords[lang].title),
        icon: Mail,
        news: unread,
      },
    ],
  },
  firstSteps: [
    {
      to: "/cms/messages",
      text: {
        eng: "Set a mail server, so that messages are e\u2011mailed too",
        tra: "設定郵件伺服器，讓訊息同時以電郵送達",
        sim: "设置邮件服务器，让留言同时以邮件送达",
      },
      done: async () => (await api.list({})).inbox !== null,
    },
  ],
  journal: {
    title: { eng: "Messages", tra: "訊息", sim: "留言" },
    all: "/cms/messages",
    one: "/cms/message?message_id=",
    many: ["person"],
  },
});
