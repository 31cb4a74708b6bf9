import type * as z from "zod";
import type { AnyContent, ContentType } from "../../content/definition";
import { wholeContent } from "../../content/field";
import { withoutUnpublished } from "../../content/revisions/unpublished-langs";
import { LANGS } from "../../platform/locale/lang";
import type { ExportedEntry, ExportedRow } from "./format";

/** The type whose six entries are one since format 2. */
const TYPE = "special";

type Values = Record<string, unknown>;
type Row = z.infer<typeof ExportedRow>;
type Plan = ExportedEntry["planned"][number] & { slot: string; given: Values };

/** The parts of an export of format 1 that say the six special images, to be brought as one. */
export class FormerSpecial {
  readonly #entries: ExportedEntry[] = [];
  readonly #imported: Row[] = [];

  /** Takes an entry that is one of the six; false for any other. */
  takes(entry: ExportedEntry): boolean {
    if (entry.type === TYPE) this.#entries.push(entry);
    return entry.type === TYPE;
  }

  /** The rows of a table but those of the six that came from an old site. */
  others(table: string, rows: readonly Row[]): Row[] {
    const isImported = ({ type }: Row) => table === "import_entry" && type === TYPE;
    this.#imported.push(...rows.filter(isImported));
    return rows.filter((row) => !isImported(row));
  }

  /** The one row of `import_entry` for those that came from an old site, if any did. */
  imported(): Row[] {
    return this.#imported.length === 0 ? [] : [{ type: TYPE, old_id: TYPE, id: TYPE, lines: "[]" }];
  }

  /** The six as one record, with what is planned of each; undefined where none was ever saved. */
  record(types: readonly ContentType[]): ExportedEntry | undefined {
    const type = types.find(({ name }) => name === TYPE);
    const entries = this.#entries.filter(({ newest }) => newest > 0);
    if (!type || entries.length === 0) return undefined;
    const contentOf = ({ revisions }: ExportedEntry, wanted: number | null): Values =>
      revisions.find(({ number }) => number === wanted)?.content ?? {};
    const recordOf = (numberOf: (entry: ExportedEntry) => number | null) =>
      wholeContent(
        type,
        mergedSlots(entries.map((each) => [`image${each.id}`, contentOf(each, numberOf(each))])),
      );
    const at =
      entries
        .flatMap(({ revisions }) => revisions.map((each) => each.at))
        .sort()
        .at(-1) ?? "";
    const visible = recordOf(({ published }) => published);
    const plans = entries.flatMap((entry) =>
      entry.planned.map((plan): Plan => {
        const given = slotOf(contentOf(entry, plan.revision ?? entry.newest));
        return { ...plan, slot: `image${entry.id}`, given };
      }),
    );
    const contents = [visible];
    for (const plan of plans.toSorted((one, other) => (one.at < other.at ? -1 : 1)))
      contents.push(carriedOut(type, plan, contents.at(-1) ?? visible));
    const planned = plans.map(({ at: when }, index) => ({
      ...{ act: "publish" as const, langs: [...LANGS], at: when, revision: index + 2 },
    }));
    contents.push(recordOf(({ newest }) => newest));
    return {
      ...{ type: TYPE, id: TYPE, newest: contents.length },
      published: entries.some(({ published }) => published !== null) ? 1 : null,
      revisions: contents.map((content, index) => ({ number: index + 1, at, content })),
      planned,
      translation: entries.flatMap(({ id, translation }) =>
        translation.map((mark) => ({ ...mark, path: mark.path.replace(/^caption/, `image${id}.caption`) })),
      ),
    };
  }
}

const slotOf = ({ photo_id, caption }: Values): Values => ({ photo_id, caption });

function mergedSlots(slots: readonly (readonly [string, Values])[]): Values {
  const alts = slots.map(([, { pictureAlts }]) => pictureAlts as Values | undefined);
  const said = Object.assign({}, ...alts) as Values;
  const images = Object.fromEntries(slots.map(([name, content]) => [name, slotOf(content)]));
  return { ...images, ...(Object.keys(said).length > 0 && { pictureAlts: said }) };
}

/** The record after the plan of one slot: the words of languages that it leaves out stay. */
function carriedOut(type: ContentType, { act, langs, slot, given }: Plan, before: AnyContent): AnyContent {
  const others = LANGS.filter((lang) => !langs.includes(lang));
  if (act === "publish")
    return withoutUnpublished(type, wholeContent(type, { ...before, [slot]: given }), before, others);
  const without = wholeContent(type, { ...before, [slot]: {} });
  if (others.length === 0) return without;
  return withoutUnpublished(type, before, without, langs);
}
