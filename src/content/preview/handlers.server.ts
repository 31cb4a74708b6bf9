import type { Staff } from "../../platform/auth/auth.server";
import { authProblems } from "../../platform/auth/problems.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { type Answers, answers, type Handlers, type StaffCall } from "../../platform/feature.server";
import { InvalidInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import type { OwnAction } from "../../platform/journal/actions";
import { record } from "../../platform/journal/journal.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { problemMessage } from "../../platform/locale/words/problems";
import { readTypes, requireReadable, requireSaveAccess } from "../access/staff-access.server";
import type { AnyContent, ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import {
  type ContentRegistry,
  type EntryType,
  idOf,
  requireEntryType,
} from "../registry/content-registry.server";
import { CONTENT_PATH, checkContent, required, saveEntry } from "../save/save-entry.server";
import { entryStateOf, revisionOf } from "../store/entry-state.server";
import { type PreviewEntry, type PreviewOverlay, previewDatabase } from "../store/preview-overlay.server";
import { previewContract, previewLinksContract } from "./contract";
import { addLink, listLinks, revokeLink } from "./links.server";
import { draftOverlay, draftsOverlay, emptyOverlay, withTyped } from "./preview-overlays.server";
import { previewLinkWords } from "./words";

const contract = { ...previewContract, ...previewLinksContract };

/** The journal's actions on links. */
interface LinkActions {
  /** The name under which it is listed. */
  feature: string;
  linkMade: OwnAction;
  linkRevoked: OwnAction;
}

/** The answers to the calls for previews, given the content registry. */
export function previewAnswers(
  registry: ContentRegistry,
  { feature, linkMade, linkRevoked }: LinkActions,
): Answers {
  const handlers: Handlers<typeof contract> = {
    preview: async ({ type: name, id, content, lang, path, whole }, call) => {
      const entryType = requireSaveAccess(requireEntryType(registry, name, id), call.staff);
      const { type } = entryType;
      const own = "one" in type ? id : await idOf(call.db, type, id);
      if (own !== undefined) await requireReadable(call.db, entryType, own, call.staff);
      const { typed, refused } = content ? await dryRunOrProblem(entryType, { id, content }, call) : {};
      const below = belowIt(call, { type, id: own, whole });
      const db = previewDatabase(call.db, typed ? withTyped(below, type, typed) : below);
      const at = path ?? (await addressOf(call.db, type, own, typed));
      const [address = "/"] = at.split("#");
      const page = await call.deps.preview.page({ lang, path: address, db });
      return { html: page.html, status: page.status, path: at, ...(refused && { refused }) };
    },

    links: async (_, { db, staff }) => ({ links: (await listLinks(db)).filter(isLinkFor(registry, staff)) }),

    addLink: async ({ type, id, revision, days }, { db, deps, staff }) => {
      const { username: author, role } = staff;
      return db.transaction().execute(async (tx) => {
        await takeWriteLock(tx);
        const of = type === undefined ? null : await linkedEntry(tx, registry, { type, id, revision, staff });
        const { id: link, token, until: expires } = await addLink(tx, { of, author, role, days });
        const snapshot = { _id: link, ...of, until: expires };
        await record(tx, feature, author, { entityId: link, action: linkMade, snapshot });
        const url = `${deps.config.publicUrl.replace(/\/$/, "")}${previewPrefix(token)}`;
        return { id: link, url, expires };
      });
    },

    revokeLink: async ({ token }, { db, staff }) => {
      const link = await revokeLink(db, token);
      if (link && !isLinkFor(registry, staff)({ ...link, by: link.author }))
        throw new Problem(403, authProblems.otherRole);
      if (!link) throw new Problem(404, contentProblems.unknownEntry);
      const snapshot = { _id: link.id, type: link.type, entry: link.entry };
      return { entityId: link.id, action: linkRevoked, snapshot, answer: { message: "success" } };
    },
  };
  return answers(contract, handlers);
}

/**
 * Whether an account may see and revoke a link: one of an entry that it may read; of the whole site its own,
 * unless it has all types.
 */
function isLinkFor(registry: ContentRegistry, staff: Staff) {
  const isRead = readTypes(registry, staff);
  return ({ type, by }: { type: string | null; by: string }): boolean =>
    type === null ? staff.types === null || by === staff.username : isRead(type);
}

/** The other content of the site: as visitors get it, or with everything that waits and that somebody may read. */
function belowIt(
  { db, staff }: Pick<StaffCall, "db" | "staff">,
  { type, id, whole }: { type: ContentType; id: string | undefined; whole: boolean },
): PreviewOverlay {
  if (whole) return draftsOverlay(db, staff);
  return id === undefined ? emptyOverlay : draftOverlay(db, staff, { type: type.name, id, revision: null });
}

/** The entry as typed, or a message why a save would refuse it. */
async function dryRunOrProblem(
  entryType: EntryType,
  given: { id: string | undefined; content: Readonly<Record<string, unknown>> },
  call: StaffCall,
) {
  try {
    return { typed: await dryRunSave(entryType, given, call) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { lang } = call;
    const said = error.details.errors?.map(({ path, says }) => ({
      path,
      message: problemMessage(lang, says),
    }));
    const errors = (error instanceof InvalidInput ? error.fields : said) ?? [];
    return { refused: { message: problemMessage(lang, error.says), errors } };
  }
}

/**
 * The entry that a link shows, if the account may save it.
 * @throws {Problem} 404 where there is none
 */
async function linkedEntry(
  tx: Database,
  registry: ContentRegistry,
  {
    type: name,
    id,
    revision,
    staff,
  }: { type: string; id: string | undefined; revision: number | undefined; staff: Staff },
) {
  const entryType = requireSaveAccess(requireEntryType(registry, name, id), staff);
  const { type } = entryType;
  const entry = await idOf(tx, type, id);
  await requireReadable(tx, entryType, entry, staff);
  const stored = await entryStateOf(tx, type, entry);
  if (!stored || stored.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  if (revision !== undefined) required(await revisionOf(tx, type, entry, revision));
  return { type: type.name, entry, revision: revision ?? null };
}

/** Rolls a dry run back, and passes the entry that it would have stored out of the transaction. */
class DryRunEnd extends Error {
  readonly entry: PreviewEntry;

  constructor(entry: PreviewEntry) {
    super("This was a dry run.");
    this.entry = entry;
  }
}

/**
 * Runs a save dry and returns the entry that it would store: checked and completed as a draft, in a transaction that is
 * rolled back.
 * @param id none of a new entry
 * @throws {Problem} as the save would
 */
async function dryRunSave(
  entryType: EntryType,
  { id, content }: { id: string | undefined; content: Readonly<Record<string, unknown>> },
  call: StaffCall,
): Promise<PreviewEntry> {
  const { rules, type } = entryType;
  const { given, prepared } = await checkContent(entryType, content, call.lang);
  try {
    return await call.deps.db.transaction().execute(async (tx): Promise<never> => {
      await takeWriteLock(tx);
      const dryRun = { ...call, db: tx, unpublishedLangs: LANGS };
      const { _id } = await saveEntry(rules, { id, given, prepared }, dryRun, CONTENT_PATH);
      const { row, newest } = required(await entryStateOf(tx, type, _id));
      const { number, sort, saved: changed } = row;
      throw new DryRunEnd({ id: _id, number, sort, changed, content: newest as AnyContent });
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.entry;
    throw error;
  }
}

/** Addresses outside pages: they are not rewritten. */
const NO_PAGE = /^\/(?:\/|(?:media|assets|og|api|cms|preview)(?:[/?#]|$))/;
const LINK = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/[^"]*)"/g;

const TAG = /<[a-z][^<>]*\/media\/[^<>]*>/g;
const FILE = /(\/media\/[\w-]{36}(?:\/[^\s"?,]*)?)(\?[^\s",]*)?/g;

/** The start of the addresses of all that one link shows. */
export const previewPrefix = (token: string): string => `/preview/${token}`;

const CARD = /<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>/g;
const SITE_NAME = /<meta property="og:site_name" content="([^"]*)"/;

/**
 * A page whose link preview says that it is a preview, of whom, and nothing else: robots of messengers fetch
 * an address that somebody sends, and show its card to everybody in the conversation.
 */
function withoutCard(html: string, lang: Lang): string {
  const [, name = ""] = SITE_NAME.exec(html) ?? [];
  const title = [name, previewLinkWords[lang].title].filter((part) => part !== "").join(" – ");
  return html
    .replaceAll(CARD, "")
    .replace("</head>", () => `<meta property="og:title" content="${title}"></head>`);
}

/** A preview page with its links pointing into the preview, and its files requested by the token. */
export function insidePreview(html: string, token: string, lang: Lang): string {
  const prefix = previewPrefix(token);
  return withToken(withoutCard(html, lang), token).replaceAll(LINK, (whole, start: string, path: string) =>
    NO_PAGE.test(path)
      ? whole
      : `${start}${prefix}${hasLang(path) ? path : `/${lang}${path === "/" ? "" : path}`}"`,
  );
}

/** Visitors get no file that only a draft uses: the token gives permission. */
const withToken = (html: string, token: string): string =>
  html.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      FILE,
      (_, file: string, query = "") => `${file}${query ? `${query}&amp;` : "?"}preview=${token}`,
    ),
  );

const hasLang = (path: string): boolean =>
  LANGS.some((lang) => new RegExp(`^/${lang}(?:[/?#]|$)`).test(path));

/** A list type, as far as it knows its addresses. */
type Placed = ContentType & { view(id: string, content?: AnyContent): string };

const isList = (type: ContentType): type is Placed => "one" in type;

/**
 * The address at which visitors meet an entry, with the place on its page; `/` where it has none yet.
 * @param typed the entry where it is another one than the newest
 */
export async function addressOf(
  db: Database,
  type: ContentType,
  id: string | undefined,
  typed?: PreviewEntry,
): Promise<string> {
  if (!isList(type)) return "view" in type ? String(type.view) : "/";
  const own = typed?.id ?? id;
  if (own === undefined) return "/";
  const content = typed?.content ?? (await entryStateOf(db, type, own))?.newest;
  return type.view(own, content as AnyContent | undefined) || "/";
}
