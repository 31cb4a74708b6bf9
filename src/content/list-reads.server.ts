import { type DescribedImage, mediaRegistry } from "../media/registry.server";
import { focusClasses } from "../media/shown-images.server";
import type { Grant } from "../platform/auth/roles";
import type { Database } from "../platform/db/database.server";
import { pagesOf, partOfPage } from "../platform/db/paging.server";
import { StreamedList } from "../platform/http/streamed-list.server";
import { DEFAULT_LANG } from "../platform/locale/lang";
import { readsWithheld } from "./access/may-read.server";
import type { ContentList } from "./definition";
import type { CardsQuery, ListedEntry } from "./listed-entry";
import { required } from "./save/save-entry.server";
import { scheduledOf } from "./schedule/schedule.server";
import { type Wanted, withinYear } from "./store/list-order.server";
import { newest, published } from "./store/published.server";
import { entryTranslationStatus } from "./translation/stored-marks.server";

/** Entries on a page of the staff's list. */
const PAGE_SIZE = 20;

/** Of one that staff arrange, which is put in order as a whole. */
const ALL = 1_000_000;

/** The reads of a list: one entry, all that are wanted, or a page of cards for staff. */
export function listReads<T extends ContentList>(type: T) {
  return {
    /** An entry as visitors get it. @throws {Problem} 404 */
    found: async (db: Database, id: string) => required(await published(db, type).find(id)),

    /** The entries that are wanted, streamed under `name`. */
    streamed: (db: Database, name: string, wanted: Wanted = {}) =>
      StreamedList.of(db, name, published(db, type).inParts(wanted), { type: type.name, ...wanted }),

    /** A page of the list, without entries that are withheld from the account. */
    cards: async (query: CardsQuery, { db, staff }: { db: Database; staff: Grant }) => {
      const { page, q, facet, needs, year, sort, lang = DEFAULT_LANG } = query;
      const size = type.order === "arranged" ? ALL : PAGE_SIZE;
      const wanted = {
        ...{ facet, needs, ...(!readsWithheld(staff) && { hidesWithheld: true as const }) },
        ...(year !== undefined && withinYear(year)),
      };
      const isDated = typeof type.order === "object";
      const isSorted = sort !== undefined && (isDated || !sort.endsWith("date"));
      const sorting = isSorted ? (sort === "closest" ? sort : { sort, lang }) : undefined;
      const list = await newest(db, type).cards(partOfPage(page, size), wanted, q, sorting);
      const covers = await mediaRegistry(db).images(list.cards.flatMap(({ cover }) => cover ?? []));
      const statesOf = await entryTranslationStatus(db, type.name, list.cards);
      const ids = list.cards.map(({ _id }) => _id);
      const scheduled = await scheduledOf(db, type.name, ids);
      const items = list.cards.map((card) => {
        const image = card.cover === null ? undefined : covers.get(card.cover);
        const cover = card.cover !== null && image ? listedCover(card.cover, image) : null;
        return {
          ...card,
          cover,
          states: statesOf(card),
          waiting: card.waiting ?? null,
          scheduled: scheduled(card._id),
        } satisfies ListedEntry;
      });
      return { items, total: list.total, more: list.more, pages: pagesOf(list.total, size) };
    },
  };
}

/** The cover of an entry in a list, cut as pages cut it. */
function listedCover(id: string, { width, height, version, focus }: DescribedImage): ListedEntry["cover"] {
  return {
    ...{ id, width, height },
    ...(version !== undefined && { version }),
    ...(focus && { focus: focusClasses(focus, { width, height }) }),
  };
}
