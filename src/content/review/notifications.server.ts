import { type StaffAddress, staffMail } from "../../platform/auth/staff-mail.server";
import { type Database, newId } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { shownText } from "../../platform/locale/fallback.server";
import { fill, LANGS, type Lang } from "../../platform/locale/lang";
import { emailTemplate } from "../../platform/mail/email-template.server";
import { enqueueMail } from "../../platform/mail/enqueue.server";
import { isMailAddress } from "../../platform/mail/mail-address";
import type { ContentType } from "../definition";
import { nameOfType } from "../registry/content-registry.server";
import { entryStateOf, type StoredEntry } from "../store/entry-state.server";
import { entryTitles } from "../store/entry-titles.server";
import { notificationWords } from "./notification-words";

/** The entry of a notification. */
interface About {
  type: ContentType;
  id: string;
}

/** The parts of the program that a notification needs: its address, and whether it can send any. */
export type NotificationDeps = Pick<Deps, "config" | "mail">;

/** The sender of a notification, and their comment if any with its language. */
interface Said {
  author: string;
  comment: string;
  lang: Lang;
  deps: NotificationDeps;
}

type Kind = keyof (typeof notificationWords)["eng"]["titles"];

/** Notifies the administrators of an approval request. */
export async function notifyAdministrators(tx: Database, about: About, said: Said): Promise<void> {
  for (const to of await staffMail(tx).ofRole("administrator"))
    await send(tx, to, { kind: "asked", about, said });
}

/** Notifies a colleague of the decision on their request, or of a question to them. */
export async function notifyColleague(
  tx: Database,
  username: string,
  letter: { kind: Kind; about: About; said: Said },
): Promise<void> {
  const to = await staffMail(tx).of(username);
  if (to) await send(tx, to, letter);
}

/** The screen that a notification links to. */
const screenOf = (kind: Kind, { type, id }: About): string =>
  kind === "comment" ? `/cms/comments?${new URLSearchParams({ type: type.name, id })}` : "/cms/reviews";

async function send(
  tx: Database,
  { address, lang }: StaffAddress,
  { kind, about: { type, id }, said }: { kind: Kind; about: About; said: Said },
): Promise<void> {
  const { author, comment, deps } = said;
  // It is useless weeks later. An invalid address, which a former version may have accepted, is no reason not
  // to save.
  if (deps.mail.inbox === undefined || !isMailAddress(address)) return;
  const words = notificationWords[lang];
  const title = (await entryTitles(tx, [id])).get(id);
  const shown = title && LANGS.some((each) => title[each] !== "") ? shownText(title, lang).text : "";
  const what = shown === "" ? nameOfType(type, lang) : shown;
  const subject = fill(words.titles[kind], { name: author, what });
  await enqueueMail(tx, {
    kind: "review",
    ref: newId(),
    lang,
    to: address,
    subject,
    ...emailTemplate(lang, subject, [
      ...(comment === "" ? [] : [{ quote: comment, lang: said.lang }]),
      { link: `${deps.config.publicUrl}${screenOf(kind, { type, id })}`, label: words.open },
      { paragraph: words.why },
    ]),
  });
}

/**
 * Notifies the author of an approval request once the entry was published: by a form, or from the list of
 * requests.
 */
export async function notifyPublished<T extends ContentType>(
  tx: Database,
  type: T,
  { row: { id, published }, review }: StoredEntry<T>,
  { staff, deps }: { staff: { username: string }; deps: NotificationDeps },
): Promise<void> {
  if (review?.state !== "waiting" || review.author === staff.username) return;
  const now = await entryStateOf(tx, type, id);
  if (now?.review?.state === "waiting" || now?.visible === undefined || now.row.published === published)
    return;
  const said = { author: staff.username, comment: "", lang: deps.config.mailLang, deps };
  await notifyColleague(tx, review.author, { kind: "published", about: { type, id }, said });
}
