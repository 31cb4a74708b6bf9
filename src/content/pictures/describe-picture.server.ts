import { type MediaRow, type MediaTables, wordsOfFile } from "../../media/media-table.server";
import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import type { StaffCall } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { convertAhead } from "../../platform/locale/conversion/ahead.server";
import { contentProblems } from "../problems.server";
import { isShown } from "../store/media-uses.server";
import { followImage } from "../translation/image-texts.server";
import type { Descriptions } from "./descriptions";

/** The description of a file by staff; a part that is left out stays. */
interface Description {
  alt?: { eng?: string | undefined; tra?: string | undefined; sim?: string | undefined } | undefined;
  decorative?: boolean | undefined;
  focus?: { x: number; y: number } | null | undefined;
}

/** Stores the description of a file, for every place that uses it. Returns the updated file. */
export async function describe(tx: Database, file: MediaRow, given: Description): Promise<MediaRow> {
  const { alt = {}, decorative, focus } = given;
  const said = {
    alt_eng: alt.eng ?? file.alt_eng,
    alt_tra: alt.tra ?? file.alt_tra,
    alt_sim: alt.sim ?? file.alt_sim,
    decorative: decorative === undefined ? file.decorative : Number(decorative),
    focus_x: focus === undefined ? file.focus_x : rounded(focus?.x),
    focus_y: focus === undefined ? file.focus_y : rounded(focus?.y),
  };
  const words = wordsOfFile({ ...file, ...said });
  await tx
    .$extendTables<MediaTables>()
    .updateTable("media")
    .set({ ...said, words })
    .where("id", "=", file.id)
    .execute();
  const described = { ...file, ...said, words };
  convertAhead({ eng: said.alt_eng, tra: said.alt_tra, sim: said.alt_sim });
  await followImage(tx, described, file);
  return described;
}

/** To ten-thousandths, which a column of either engine returns unchanged. */
const rounded = (fraction: number | undefined): number | null =>
  fraction === undefined ? null : Math.round(fraction * 10_000) / 10_000;

/**
 * Stores a form's descriptions of its pictures, with its save. Pictures that the content does not use any
 * more are skipped. Returns whether visitors get something of it.
 * @throws {Problem} 403 where an administrator has to publish what visitors would get
 */
export async function describePictures(
  content: object,
  descriptions: Descriptions,
  { db, approval }: Pick<StaffCall, "db" | "approval">,
): Promise<boolean> {
  const json = JSON.stringify(content);
  const ids = Object.keys(descriptions).filter((id) => json.includes(id));
  let reachesVisitors = false;
  for (const file of await mediaRegistry(db).imageRows(ids)) {
    if (await isShown(db, file.id)) {
      if (approval) throw new Problem(403, contentProblems.administratorsOnly);
      reachesVisitors = true;
    }
    await describe(db, file, descriptions[file.id] ?? {});
  }
  return reachesVisitors;
}
