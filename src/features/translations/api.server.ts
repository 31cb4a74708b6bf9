import { readableBy, requireReadable, unreadTypes } from "../../content/access/staff-access.server";
import { contentProblems } from "../../content/problems.server";
import {
  type ContentRegistry,
  entryTypesNamed,
  findEntryType,
} from "../../content/registry/content-registry.server";
import { BOARD_PAGE, boardPage, searchedBoardPage } from "../../content/translation/board.server";
import { translationContract } from "../../content/translation/contract";
import { STATES } from "../../content/translation/states";
import type { TranslationRow } from "../../content/translation/stored-marks.server";
import {
  confirmText,
  type FormAddress,
  namingOf,
  type TranslatedKind,
  translationStatus,
} from "../../content/translation/translation-status.server";
import { authProblems } from "../../platform/auth/problems.server";
import type { Grant } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import { pagesOf } from "../../platform/db/paging.server";
import { answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import type { Term } from "../../platform/locale/conversion/term";
import { LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import { hasWords } from "../../platform/locale/search-text";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import { exchangeContract } from "./contract";
import { checkImport } from "./exchange/check-import.server";
import { composeTexts } from "./exchange/opened.server";
import { sendTexts } from "./exchange/send.server";

/** The parts of the rest of the site that the translation calls need. */
export interface Surroundings {
  kinds: readonly TranslatedKind[];
  formAddress: FormAddress;
  registry: ContentRegistry;
  /** The glossary, which is exported for translators. */
  terms: (db: Database) => Promise<readonly Term[]>;
}

const contract = { ...translationContract, ...exchangeContract };

/** The calls on translations. */
export function translationsAnswers({ kinds, formAddress, registry, terms }: Surroundings) {
  const naming = namingOf(kinds, formAddress);
  const sources = { naming, terms };
  const readable = ({ db, staff }: Pick<StaffCall, "db" | "staff">) => readableBy(db, registry, staff);
  /** The types hidden from a user: with chosen types also all records other than content. */
  const unreadKinds = (staff: Grant): string[] => [
    ...unreadTypes(registry, staff),
    ...(staff.types === null
      ? []
      : kinds.flatMap(({ type }) => (entryTypesNamed(registry, type).length === 0 ? [type] : []))),
  ];
  /** @throws {Problem} 403 for what somebody may not read */
  const requireRead = async (type: string, id: string, { db, staff }: Pick<StaffCall, "db" | "staff">) => {
    const entryType = findEntryType(registry, type, id);
    if (entryType) await requireReadable(db, entryType, id, staff);
    else if (unreadKinds(staff).includes(type)) throw new Problem(403, authProblems.otherRole);
  };
  const found = async (type: string, id: string, call: Pick<StaffCall, "db" | "staff">) => {
    await requireRead(type, id, call);
    const thing = await naming.kindOf(type)?.find(call.db, id);
    if (!thing) throw new Problem(404, contentProblems.unknownEntry);
    return thing;
  };
  const handlers: Handlers<typeof contract> = {
    board: async (query, { db, lang, staff }) => {
      const unread = unreadKinds(staff);
      const { rows, total, ...lacks } =
        query.q === ""
          ? await boardPage(db, query, unread)
          : await searchedBoardPage(db, query, {
              named: partsCalled(kinds, query.q),
              without: unread,
            });
      const titleOf = await naming.titles(db, rows, lang);
      const entries = rows.map(({ type, id, path, eng, tra, sim }) => ({
        ...{ type, id, path, title: titleOf(type, id), eng, tra, sim },
        ...{ label: naming.label(type, id, path, lang), kind: naming.kindName(type, id, lang) },
        url: naming.atField(type, id, path, languageOf({ eng, tra, sim }, query.lang)),
      }));
      return {
        entries,
        ...lacks,
        total,
        pages: pagesOf(total, BOARD_PAGE),
        parts: partsIn(kinds, lang).filter(({ type }) => !unread.includes(type)),
      };
    },

    texts: async ({ type, id }, call) => ({
      texts: await translationStatus(call.db, await found(type, id, call)),
    }),

    confirm: async ({ type, id, ...said }, call) => {
      await confirmText(call.db, await found(type, id, call), said);
      const snapshot = { _id: id, type, ...said };
      const feature = naming.kindOf(type)?.feature;
      return {
        ...(feature && { feature }),
        entityId: id,
        action: "confirm",
        snapshot,
        answer: { message: "success" },
      };
    },

    send: (query, { db, lang, staff }) =>
      sendTexts(db, { ...sources, unread: unreadKinds(staff) }, query, lang),

    read: async ({ file }, call) =>
      checkImport(call.db, { naming, isReadable: await readable(call) }, file, call.lang),

    compose: async (input, call) => {
      const { db } = call;
      await requireRead(input.type, input.id, call);
      const { content } = await composeTexts(db, naming.kindOf(input.type), input);
      return { entry: { _id: input.id, ...content, version: input.version } };
    },
  };
  return answers(contract, handlers);
}

/** The parts to which the board can be narrowed, with their names in a language. */
const partsIn = (kinds: readonly TranslatedKind[], lang: Lang) =>
  kinds.flatMap(({ type, parts, open }) =>
    parts.map(({ name, ...part }) => ({ type, ...part, name: name[lang], isSent: open !== undefined })),
  );

/** The parts of the board whose names in any language have the words. */
function partsCalled(kinds: readonly TranslatedKind[], q: string) {
  const words = searchWords(q);
  return kinds.flatMap(({ type, parts }) =>
    parts.flatMap(({ id, name }) =>
      hasWords(searchedText(LANGS.map((lang) => name[lang])), words) ? [{ type, id }] : [],
    ),
  );
}

/** The language in which a text is opened: the requested one, else the least complete. */
function languageOf(
  states: TranslationRow | Localized<(typeof STATES)[number]>,
  asked: Lang | undefined,
): Lang {
  if (asked) return asked;
  const neediest = STATES.find(
    (state) => state !== "reviewed" && LANGS.some((lang) => states[lang] === state),
  );
  return LANGS.find((lang) => states[lang] === neediest) ?? "tra";
}
