import type * as z from "zod";
import { distinctEntries, isAmong, typeOfEntry } from "../../content/definition";
import { isList } from "../../content/store/derived.server";
import { deletedAmong, shownAmong } from "../../content/store/entry-state.server";
import { commentedWords, eraseFormerWords, typedWords } from "../../content/withheld/former-words.server";
import { withheldFor } from "../../content/withheld/withheld-entries.server";
import { type Effect, effectsOf, release, withhold } from "../../content/withheld/withhold.server";
import type { MediaRow } from "../../media/media-table.server";
import { mediaRegistry, requireImages, requirePdfs } from "../../media/registry.server";
import { alikeFiles, releaseFiles } from "../../media/withheld.server";
import { type Database, newId } from "../../platform/db/database.server";
import { foundPage, orderOf } from "../../platform/db/paging.server";
import { answers, type Feature, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Action } from "../../platform/journal/actions";
import type { Change } from "../../platform/journal/journal.server";
import { hongKongDay } from "../../platform/locale/format";
import type { Lang } from "../../platform/locale/lang";
import { inOnePiece } from "../../platform/locale/search-text";
import { consentActions } from "./actions";
import { type ConsentState, isDue, stateOf } from "./consent";
import {
  type Consent,
  type ConsentFilter,
  type consentList,
  consentsContract,
  type GivenConsent,
  type KnownPdf,
  type NamedEntry,
  type Reach,
} from "./contract";
import { knownEntries, listedWith, recordsWith, type SiteContent, writtenWith } from "./entries.server";
import { consentsProblems, consentsProblems as says } from "./problems.server";
import { consentStore, type StoredConsent } from "./store.server";
import {
  CONSENTS,
  isByBackups,
  isNoted,
  type PlacesOf,
  syncWithdrawalLog,
} from "./withdrawal/withdrawal-log.server";
import { type Withdrawal, withdrawalStore } from "./withdrawal/withdrawals.server";

const today = () => hongKongDay(new Date());

/** The calls of consents; `site` is all that they can be about. */
function consentsAnswers(site: SiteContent, placesOf: PlacesOf) {
  const handlers: Handlers<typeof consentsContract> = {
    list: async ({ show, q, sort, page }, { db }) => {
      const withdrawn = await withdrawalStore(db).consents();
      const all = (await consentStore(db).all()).map((each) => ({
        ...each,
        state: stateOf(each, withdrawn.has(each._id), today()),
      }));
      const shown = all.filter(({ state }) => isShown(show, state));
      const sorted = sortedConsents(shown, sort);
      const { found, ...counted } = foundPage(sorted, { q, page }, ({ words }) => [words]);
      return { consents: found, ...counted };
    },

    one: async ({ consent_id }, { db, deps, lang }) => {
      const consent = await required(db, consent_id);
      const withdrawal = await withdrawalStore(db).of(consent_id);
      const state = stateOf(consent, withdrawal !== undefined, today());
      const answer = withdrawal && {
        ...(await shownWithdrawal(db, site, withdrawal, lang)),
        noted: await isNoted(deps, placesOf, withdrawal),
        byBackups: isByBackups(deps.config, placesOf),
      };
      return {
        consent: [{ ...(await shown(db, site, consent, lang)), state, withdrawal: answer ?? null }],
      };
    },

    reach: async ({ consent_id }, { db, deps, lang }) => ({
      ...(await reachOf(db, site, await required(db, consent_id), lang)),
      byBackups: isByBackups(deps.config, placesOf),
    }),

    ofFile: async ({ media_id }, { db }) => {
      const alike = new Set((await alikeFiles(db, [media_id])).map(({ id }) => id));
      const naming = (await consentStore(db).all()).filter(({ pictures, pdfs }) =>
        [...pictures, ...pdfs].some((id) => alike.has(id)),
      );
      return { consents: naming.map(({ _id, person }) => ({ _id, person })) };
    },

    entries: async ({ q }, { db, lang }) => ({
      entries: await knownEntries(db, site, await listedWith(db, site, q), lang),
    }),

    add: async ({ consent }, { db, staff }) => {
      await requireKnown(db, site, consent);
      return changed("add", await consentStore(db).add(consent, staff.username));
    },

    edit: async ({ consent: { _id, version, ...given } }, { db, staff }) => {
      const stored = await required(db, _id);
      if (version !== undefined && version !== stored.version) throw new Problem(409, "overtaken");
      if (await withdrawalStore(db).of(_id)) throw new Problem(409, says.consentWithdrawn);
      await requireKnown(db, site, given, stored);
      await consentStore(db).replace(_id, given, staff.username);
      return changed("edit", _id);
    },

    remove: async ({ consent_id }, { db }) => {
      await required(db, consent_id);
      await consentStore(db).remove(consent_id);
      return changed("erase", consent_id);
    },

    withdraw: async ({ consent_id, entries }, { db, staff }) => {
      const consent = await required(db, consent_id);
      if (await withdrawalStore(db).of(consent_id)) throw new Problem(409, says.consentWithdrawn);
      const gone = await withdraw(db, site, consent, entries, staff.username);
      const { answer, ...change } = changed(consentActions.withdrawConsent, consent_id);
      return { ...change, answer: { ...answer, ...gone } };
    },

    undo: async ({ consent_id }, { db, staff }) => {
      const { id } = await withdrawn(db, consent_id);
      await revokeWithdrawal(db, site, id, staff.username);
      return changed("restore", consent_id);
    },

    eraseFormer: async ({ consent_id }, { db }) => {
      const { entries } = await withdrawn(db, consent_id);
      for (const entry of entries) await eraseFormerWords(db, entry);
      return { ...changed(consentActions.eraseFormerVersions, consent_id), erasedFrom: ["entry_words"] };
    },

    release: async ({ consent_id, entry }, { db }) => {
      const { id } = await withdrawn(db, consent_id);
      await release(db, site.types, id, entry);
      return changed("edit", consent_id);
    },
  };
  return answers(consentsContract, handlers);
}

const isShown = (show: ConsentFilter, state: ConsentState): boolean =>
  show === "all" || (show === "due" ? isDue(state) : state === "withdrawn");

/** Sorts consents, which come by name, in the requested order. */
function sortedConsents<Each extends Pick<StoredConsent, "until">>(
  byName: readonly Each[],
  sort: z.output<typeof consentList.query>["sort"],
): readonly Each[] {
  const { column, way } = orderOf(sort);
  const last = way === "asc" ? "9999" : "";
  const endOf = ({ until }: Each) => until ?? last;
  const byEnd = (one: Each, other: Each) =>
    endOf(one) < endOf(other) ? -1 : Number(endOf(one) > endOf(other));
  const rising = column === "name" ? byName : byName.toSorted(byEnd);
  return way === "asc" ? rising : rising.toReversed();
}

/** @throws {Problem} 404 for one that there is not */
async function required(db: Database, id: string): Promise<StoredConsent> {
  const consent = await consentStore(db).find(id);
  if (!consent) throw new Problem(404, says.unknownConsent);
  return consent;
}

/** The withdrawal of a consent. @throws {Problem} 409 for one that is not withdrawn */
async function withdrawn(db: Database, id: string): Promise<Withdrawal> {
  const withdrawal = await withdrawalStore(db).of(id);
  if (!withdrawal) throw new Problem(409, says.notWithdrawn);
  return withdrawal;
}

/** @throws {Problem} 400 with the path of each file that is not there and was not `stored`, and of each entry that is none of a list */
async function requireKnown(
  db: Database,
  site: SiteContent,
  { pictures, pdfs, entries }: GivenConsent,
  stored?: StoredConsent,
) {
  const references = (ids: readonly string[], path: string, had: readonly string[] = []) =>
    ids.map((id, at) => ({ id, path: `consent.${path}.${at}` })).filter(({ id }) => !had.includes(id));
  await requireImages(db, references(pictures, "pictures", stored?.pictures));
  await requirePdfs(db, references(pdfs, "pdfs", stored?.pdfs));
  refuseRecords(site, entries, "consent.entries");
}

/** A consent as staff read it, without its withdrawal. */
async function shown(
  db: Database,
  site: SiteContent,
  consent: StoredConsent,
  lang: Lang,
): Promise<Omit<Consent, "state" | "withdrawal">> {
  return {
    ...consent,
    pdfs: await knownPdfs(db, consent.pdfs),
    gone: await mediaRegistry(db).missing([...consent.pictures, ...consent.pdfs]),
    entries: await knownEntries(db, site, consent.entries, lang),
  };
}

async function knownPdfs(db: Database, ids: readonly string[]): Promise<KnownPdf[]> {
  const files = await Promise.all(ids.map((id) => mediaRegistry(db).find(id)));
  return ids.map((_id, at) => ({ _id, originalFilename: files[at]?.original_filename ?? "" }));
}

async function shownWithdrawal(db: Database, site: SiteContent, withdrawal: Withdrawal, lang: Lang) {
  const { id, at, by, pictures, pdfs, effects } = withdrawal;
  const takenDown = effects ? effects.filter(isTakenDown) : withdrawal.entries;
  const entries = distinctEntries([...withdrawal.entries, ...takenDown]);
  const isNamed = isAmong(withdrawal.entries);
  const isWithheld = isAmong(await withheldFor(db, [id]));
  const isShownNow = await shownAmong(db, entries);
  return {
    ...{ id, at, by, pictures: pictures.length, pdfs: pdfs.length, takenDown: takenDown.length },
    entries: (await knownEntries(db, site, entries, lang)).map((entry) => ({
      ...entry,
      ...{ isNamed: isNamed(entry), withheld: isWithheld(entry) },
      isShown: isShownNow(entry),
    })),
    shownIn: await knownEntries(db, site, effects?.filter(({ isShown }) => isShown) ?? [], lang),
  };
}

/** The journal's entry of a change, which never names the person, with its answer. */
function changed(action: Action, id: string): Change<{ message: "success"; consent_id: string }> {
  return { entityId: id, action, snapshot: { _id: id }, answer: { message: "success", consent_id: id } };
}

/**
 * Withdraws a consent, in the transaction `tx`; `also` are entries that it does not name. Gives what visitors no longer
 * see.
 * @throws {Problem} 400
 */
async function withdraw(
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
const isTakenDown = ({ wasShown, isShown }: Effect): boolean => wasShown && !isShown;

/** The files of a consent, with all that show the same. */
const filesOf = (db: Database, { pictures, pdfs }: Pick<StoredConsent, "pictures" | "pdfs">) =>
  alikeFiles(db, [...pictures, ...pdfs]);

const byKind = (files: readonly MediaRow[]) => ({
  pictures: files.filter(({ kind }) => kind === "image"),
  pdfs: files.filter(({ kind }) => kind === "pdf"),
});

const idsOf = (files: readonly MediaRow[]): string[] => files.map(({ id }) => id);

/** @throws {Problem} 400 with the path of each entry that is none of a list */
function refuseRecords(site: SiteContent, entries: readonly NamedEntry[], path = "entries"): void {
  const errors = entries.flatMap((entry, at) => {
    const type = typeOfEntry(site.types, entry);
    return type && isList(type) ? [] : [{ path: `${path}.${at}`, says: consentsProblems.noList }];
  });
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
}

/** Revokes a withdrawal. Entries stay unpublished until they are published by hand. */
async function revokeWithdrawal(tx: Database, site: SiteContent, id: string, by: string): Promise<void> {
  await withdrawalStore(tx).undo(id, by);
  await releaseFiles(tx, id);
  await release(tx, site.types, id);
}

/** The impact of withdrawing a consent: all that would be deleted, and where its names occur. */
async function reachOf(
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

/** The consents of people to be shown and named on the site, and what follows when one is withdrawn. */
export function consentsFeature(site: SiteContent, placesOf: PlacesOf): Feature {
  return feature({
    name: CONSENTS,
    answers: consentsAnswers(site, placesOf),
    problems: consentsProblems,
    background: syncWithdrawalLog(site, placesOf),
  });
}
