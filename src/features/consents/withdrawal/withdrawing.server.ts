import { distinctEntries, isAmong, typeOfEntry } from "../../../content/definition";
import { isList } from "../../../content/store/derived.server";
import { deletedAmong, shownAmong } from "../../../content/store/entry-state.server";
import { commentedWords, typedWords } from "../../../content/withheld/former-words.server";
import { type Effect, effectsOf, release, withhold } from "../../../content/withheld/withhold.server";
import type { MediaRow } from "../../../media/media-table.server";
import { alikeFiles, releaseFiles } from "../../../media/withheld.server";
import { type Database, newId } from "../../../platform/db/database.server";
import { Problem } from "../../../platform/http/problem";
import type { Lang } from "../../../platform/locale/lang";
import { inOnePiece } from "../../../platform/locale/search-text";
import type { NamedEntry, Reach } from "../contract";
import { knownEntries, listedWith, recordsWith, type SiteContent, writtenWith } from "../entries.server";
import { consentsProblems } from "../problems.server";
import type { StoredConsent } from "../store.server";
import { withdrawalStore } from "./withdrawals.server";

/**
 * Withdraws a consent, in the transaction `tx`; `also` are entries that it does not name. Gives what visitors no longer
 * see.
 * @throws {Problem} 400
 */
export async function withdraw(
  tx: Database,
  site: SiteContent,
  { _id: consentId, entries, ...consent }: StoredConsent,
  also: readonly NamedEntry[],
  by: string,
): Promise<Gone> {
  refuseRecords(site, also);
  const { pictures, pdfs } = byKind(await filesOf(tx, consent));
  const withdrawal = {
    ...{ id: newId(), consentId, at: new Date().toISOString(), by },
    ...{ pictures: idsOf(pictures), pdfs: idsOf(pdfs), entries: distinctEntries([...entries, ...also]) },
  };
  const files = [...withdrawal.pictures, ...withdrawal.pdfs];
  const store = withdrawalStore(tx);
  await store.add(withdrawal);
  const withheld = { ...withdrawal, files, cause: withdrawal.id, author: by };
  const effects = await withhold(tx, site.types, withheld);
  await store.setEffects(withdrawal.id, effects);
  return {
    ...{ pictures: pictures.length, pdfs: pdfs.length },
    takenDown: effects.filter(isTakenDown).length,
  };
}

/** How many pictures, PDFs and entries are gone for visitors. */
type Gone = Record<"pictures" | "pdfs" | "takenDown", number>;

/** True of an entry that visitors saw before and do not see afterwards. */
export const isTakenDown = ({ wasShown, isShown }: Effect): boolean => wasShown && !isShown;

/** The files of a consent, with all that show the same. */
const filesOf = (db: Database, { pictures, pdfs }: Pick<StoredConsent, "pictures" | "pdfs">) =>
  alikeFiles(db, [...pictures, ...pdfs]);

const byKind = (files: readonly MediaRow[]) => ({
  pictures: files.filter(({ kind }) => kind === "image"),
  pdfs: files.filter(({ kind }) => kind === "pdf"),
});

const idsOf = (files: readonly MediaRow[]): string[] => files.map(({ id }) => id);

/** @throws {Problem} 400 with the path of each entry that is none of a list */
export function refuseRecords(site: SiteContent, entries: readonly NamedEntry[], path = "entries"): void {
  const errors = entries.flatMap((entry, at) => {
    const type = typeOfEntry(site.types, entry);
    return type && isList(type) ? [] : [{ path: `${path}.${at}`, says: consentsProblems.noList }];
  });
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

/** Revokes a withdrawal. Entries stay unpublished until they are published by hand. */
export async function revokeWithdrawal(
  tx: Database,
  site: SiteContent,
  id: string,
  by: string,
): Promise<void> {
  await withdrawalStore(tx).undo(id, by);
  await releaseFiles(tx, id);
  await release(tx, site.types, id);
}

/** The impact of withdrawing a consent: all that would be deleted, and where its names occur. */
export async function reachOf(
  db: Database,
  site: SiteContent,
  consent: StoredConsent,
  lang: Lang,
): Promise<Omit<Reach, "byBackups">> {
  const files = (await filesOf(db, consent)).filter(({ withheld }) => withheld === null);
  const { pictures, pdfs } = byKind(files);
  const ids = idsOf(files);
  const effects = await effectsOf(db, site.types, { files: ids, entries: consent.entries });
  const isDeleted = await deletedAmong(db, effects);
  const unseen = effects.filter((each) => !each.wasShown && !isDeleted(each));
  const known = (entries: readonly NamedEntry[]) => knownEntries(db, site, entries, lang);
  const names = [consent.person, ...consent.names].filter((name) => name.length > 1);
  const listed = (await Promise.all(names.map((name) => listedWith(db, site, inOnePiece(name))))).flat();
  const records = await recordsWith(db, site, names);
  const isShownNow = await shownAmong(db, listed);
  const [typed, commented] = [await typedWords(db), await commentedWords(db)];
  const isTied = isAmong(consent.entries);
  const others = distinctEntries(listed).filter((entry) => !isTied(entry));
  return {
    pictures: idsOf(pictures),
    pdfs: pdfs.map(({ id: _id, original_filename: originalFilename }) => ({ _id, originalFilename })),
    drafts: await writtenWith(db, site, typed, { names, lang }),
    comments: await writtenWith(db, site, commented, { names, lang }),
    takenDown: await known(effects.filter(isTakenDown)),
    shownIn: await known(effects.filter(({ isShown }) => isShown)),
    unseenNamed: await known(unseen.filter(isTied)),
    unseen: await known(unseen.filter((entry) => !isTied(entry))),
    namedIn: [
      ...(await known(others)).map((entry) => ({ ...entry, isList: true, isShown: isShownNow(entry) })),
      ...(await known(records)).map((entry) => ({ ...entry, isList: false, isShown: true })),
    ],
  };
}
