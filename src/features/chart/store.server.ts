import type { Database } from "../../core/db/database.server";
import { localizedRecord } from "../../core/db/localized-record.server";
import { LANGS } from "../../core/locale/lang";
import type { Chart } from "./contract";

type ChartTables = {
  /** Which media the chart uses, so that nothing in use can be deleted. */
  chart_media: { chart_id: string; media_id: string };
};

/** The one expenditure chart. */
export function chartStore(database: Database) {
  const db = database.$extendTables<ChartTables>();
  const record = localizedRecord<Chart>(database, "chart", ["figures"]);
  return {
    read: record.read,

    /** As {@link localizedRecord}'s `update`. */
    update: async (...given: Parameters<typeof record.update>): Promise<Chart> => {
      const chart = await record.update(...given);
      const used = new Set(LANGS.flatMap((lang) => chart[lang].coverId ?? []));
      await db.deleteFrom("chart_media").where("chart_id", "=", chart._id).execute();
      if (used.size > 0) {
        const rows = [...used].map((media_id) => ({ chart_id: chart._id, media_id }));
        await db.insertInto("chart_media").values(rows).execute();
      }
      return chart;
    },
  };
}
