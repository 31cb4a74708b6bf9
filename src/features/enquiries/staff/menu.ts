import { Mail } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/frame/menu";
import { enquiriesContract } from "../contract";
import { enquiriesWords } from "../words";

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

export const enquiriesMenu: StaffMenu = [
  {
    to: "/cms/messages",
    label: localized((lang) => enquiriesWords[lang].title),
    icon: Mail,
    news: unread,
  },
];
