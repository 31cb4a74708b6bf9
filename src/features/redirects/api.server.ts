import type { ContentList } from "../../content/definition";
import { saveEntry } from "../../content/save/save-entry.server";
import { published } from "../../content/store/published.server";
import { csvOfParts } from "../../platform/csv/csv";
import { refusal } from "../../platform/csv/read-csv.server";
import type { Database } from "../../platform/db/database.server";
import { answers, type Handlers, type StaffCall } from "../../platform/http/handlers.server";
import { hongKongDay } from "../../platform/locale/dates";
import { IMPORT, redirectActions } from "./actions";
import { redirectsContract } from "./contract";
import { type Redirect, redirects } from "./definition";
import type { Pair } from "./faults.server";
import { hitsOf } from "./hits.server";
import { readLines } from "./import.server";
import { siteIn, targetsOf } from "./rules.server";
import { targetsNamed } from "./targets.server";

const handlersFor = (lists: () => readonly ContentList[]): Handlers<typeof redirectsContract> => ({
  targets: async ({ q }, call) => ({ targets: await targetsNamed(q, lists(), call) }),

  import: async ({ csv, skip }, call) => {
    const before = await published(call.db, redirects).all();
    const known = new Map(before.map((redirect) => [redirect.from, redirect]));
    const { good, bad } = readLines(csv, targetsOf(before), await siteIn(call));
    if (bad.length > 0 && (!skip || good.length === 0)) throw refusal(bad);
    const changes = good.filter(({ from, to }) => known.get(from)?.to !== to);
    for (const pair of changes) await saveRedirect(pair, known.get(pair.from), call);
    const changedCount = changes.filter(({ from }) => known.has(from)).length;
    const counted = {
      added: changes.length - changedCount,
      changed: changedCount,
      same: good.length - changes.length,
      skipped: bad.map(({ line }) => line),
    };
    const snapshot = { _id: IMPORT, ...counted, skipped: counted.skipped.length };
    return {
      entityId: IMPORT,
      action: redirectActions.import,
      snapshot,
      answer: { message: "success", ...counted },
    };
  },

  export: async (_, { db }) => {
    const all = (await published(db, redirects).all()).toReversed();
    const csv = await csvOfParts(HEADINGS, rowsOf(db, all));
    return { filename: `redirects-${hongKongDay(new Date())}.csv`, csv };
  },
});

/** @param lists the content types whose entries a redirect can be led to by their names */
export const redirectsAnswers = (lists: () => readonly ContentList[]) =>
  answers(redirectsContract, handlersFor(lists));

const HEADINGS = ["Old address", "New address", "Visits", "Last visit"];

async function* rowsOf(db: Database, all: readonly Redirect[]) {
  const hits = await hitsOf(
    db,
    all.map(({ _id }) => _id),
  );
  yield all.map(({ _id, from, to }) => {
    const { hits: count = 0, lastDay = "" } = hits.get(_id) ?? {};
    return [from, to, String(count), lastDay];
  });
}

async function saveRedirect(pair: Pair, before: Redirect | undefined, call: StaffCall): Promise<void> {
  const { _id: id, version } = before ?? {};
  await saveEntry({ type: redirects }, { id, given: pair, version }, call, "");
}
