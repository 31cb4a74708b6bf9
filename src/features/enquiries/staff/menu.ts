import { Mail } from "lucide-react";
import { createClient } from "../../../core/api/client";
import { fill } from "../../../core/locale/fill";
import { localized } from "../../../core/locale/lang";
import type { StaffMenu } from "../../../core/staff/menu";
import { enquiriesContract } from "../contract";
import { enquiriesWords } from "../messages";

const api = createClient(enquiriesContract);

/** How many messages nobody has opened, in words; undefined when there are none. */
async function unread() {
  const { unread: count } = await api.unread({});
  return count === 0 ? undefined : localized((lang) => fill(enquiriesWords[lang].unreadCount, { count }));
}

export const enquiriesMenu: StaffMenu = [
  {
    to: "/cms/messages",
    label: localized((lang) => enquiriesWords[lang].title),
    icon: Mail,
    news: unread,
  },
];
