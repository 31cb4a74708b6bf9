import { settingsOf } from "../../platform/config/config.server";
import { csvOfParts } from "../../platform/csv/csv";
import { answers, feature, type Handlers } from "../../platform/feature.server";
import { hongKongDay } from "../../platform/locale/format";
import { isLang } from "../../platform/locale/lang";
import { staffWords } from "../../platform/locale/words/staff";
import { visitsContract } from "./contract";
import { visitSettings } from "./settings.server";
import { countsSince, dayBefore, mostVisited, saveVisits, visitsSince, writeVisits } from "./store.server";
import { visitWords } from "./words";

/** Rows of each table of the screen. */
const MOST = 50;

const handlers: Handlers<typeof visitsContract> = {
  read: async ({ days }, { db, deps }) => {
    await writeVisits(deps);
    const since = dayBefore(new Date(), Number(days) - 1);
    const most = (kind: "page" | "lang" | "host") => mostVisited(db, kind, since, MOST);
    return {
      counts: settingsOf(deps.config, visitSettings).counts,
      total: await visitsSince(db, "page", since),
      donations: await visitsSince(db, "donation", since),
      pages: await most("page"),
      langs: await most("lang"),
      hosts: await most("host"),
    };
  },

  export: async ({ days }, { db, deps, lang }) => {
    await writeVisits(deps);
    const now = new Date();
    const words = visitWords[lang];
    const counts = await countsSince(db, dayBefore(now, Number(days) - 1));
    const rows = counts.map(({ day, kind, name, visits }) => [
      day,
      words.kinds[kind],
      kind === "lang" && isLang(name) ? staffWords[lang][name] : name,
      String(visits),
    ]);
    const csv = await csvOfParts([words.day, words.kind, words.name, words.visits], inOnePart(rows));
    return { filename: `visits-${hongKongDay(now)}.csv`, csv };
  },
};

async function* inOnePart<T>(rows: T[]) {
  yield rows;
}

export default feature({
  name: "visits",
  answers: answers(visitsContract, handlers),
  background: (deps) => (settingsOf(deps.config, visitSettings).counts ? saveVisits(deps) : async () => {}),
});
