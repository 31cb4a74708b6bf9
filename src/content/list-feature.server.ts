import type { CoverPicture } from "../art/cover";
import { renderCover } from "../art/cover.server";
import { descriptionOf, mediaRegistry } from "../media/registry.server";
import type { Answers } from "../platform/http/handlers.server";
import { shownText } from "../platform/locale/fallback.server";
import { localized } from "../platform/locale/lang";
import { type ListPaths, listCalls, listPaths } from "./calls";
import { cardOf, titledIn } from "./card";
import type { AnyContent, ContentList } from "./definition";
import type { KnownEntries } from "./known-pages.server";
import { listReads } from "./list-reads.server";
import { type Prepared, prepare } from "./prepare.server";
import { changed } from "./save/changed.server";
import type { SaveCall } from "./save/entry-rules.server";
import { type GivenContent, removeEntry, restoreEntry, saveEntry } from "./save/save-entry.server";
import { published } from "./store/published.server";

type Call = SaveCall;

/** An entry in the input of a save, once its fields are known to be right. */
type Given = Partial<AnyContent> & { _id?: string; version?: number };

/** A list whose calls have the shapes that follow from its definition: what its feature gives the server. */
export function listFeature(
  type: ContentList,
  { picture, paths = listPaths(type.name, type.one) }: { picture: CoverPicture; paths?: ListPaths },
) {
  return {
    answers: listAnswers(type, paths),
    content: [type],
    entries: knownEntries(type, picture),
  };
}

function listAnswers(type: ContentList, paths: ListPaths): Answers {
  const { name, one } = type;
  const id = `${one}_id`;
  const path = `${one}.`;
  const reads = listReads(type);
  const rules = { type };
  type Named = Record<string, string>;
  type Saved = { prepared: Prepared } & Record<string, unknown>;
  const answer = (action: "add" | "edit" | "delete" | "restore", entry: { _id: string; version: number }) =>
    changed(action, entry, { [id]: entry._id });
  const prepareEntry = async (input: Record<string, Given>) => {
    const { clean, prepared } = await prepare(type, input[one] ?? {}, path);
    return { [one]: clean, prepared };
  };
  return {
    contract: listCalls(type, paths),
    handlers: {
      all: (_: unknown, { db }: Call) => reads.streamed(db, name),
      one: async (input: Named, { db }: Call) => ({ [one]: [await reads.found(db, input[id] ?? "")] }),
      add: async ({ prepared, [one]: given }: Saved, call: Call) =>
        answer(
          "add",
          await saveEntry(rules, { given: given as GivenContent<ContentList>, prepared }, call, path),
        ),
      edit: async ({ prepared, [one]: input }: Saved, call: Call) => {
        const { _id = "", version, ...given } = input as Given;
        return answer("edit", await saveEntry(rules, { id: _id, given, version, prepared }, call, path));
      },
      remove: async (input: Named, call: Call) =>
        answer("delete", await removeEntry(type, input[id] ?? "", call)),
      restore: async (input: Named, call: Call) =>
        answer("restore", await restoreEntry(rules, input[id] ?? "", call)),
    },
    preparations: { add: prepareEntry, edit: prepareEntry },
  };
}

/**
 * The pages of a list's entries, for search engines and link previews, each with its title and cover.
 * @param drawing for those without a cover
 */
export function knownEntries(type: ContentList, drawing: CoverPicture): KnownEntries {
  return {
    count: (db) => published(db, type).count(),

    part: async (db, part) => {
      const list = published(db, type);
      const places = await list.places({}, part);
      return (await list.cardsOf(places.map(({ id }) => id))).map(({ _id, changed: date, title }) => ({
        path: type.view(_id),
        langs: titledIn(title),
        ...(date !== "" && { date }),
      }));
    },

    card: async ({ db, media }, id, lang) => {
      const entry = await published(db, type).find(id);
      if (!entry) return undefined;
      const { title, cover } = cardOf(type, entry);
      const shown = shownText(
        localized((each) => title[each]),
        lang,
      );
      const file = cover === null ? undefined : await mediaRegistry(db).find(cover);
      const focus = file && descriptionOf(file).focus;
      return {
        lang: shown.lang,
        title: shown.text,
        picture: async () =>
          file
            ? { bytes: (await media.variant(file, 1280, [])).bytes, focus }
            : { svg: renderCover(drawing) },
        coverId: file ? JSON.stringify([file.blob, focus]) : null,
      };
    },
  };
}
