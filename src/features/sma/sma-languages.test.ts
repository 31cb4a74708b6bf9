import { beforeAll, describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import type { TranslationStatus } from "../../content/translation/contract";
import { publishFirstTopics } from "./feature.server";
import type { SmaTopic } from "./shapes";
import { smaCalls } from "./testing/calls";

describe("the languages of SMA topics", () => {
  const { app, staff } = appTests();
  const calls = smaCalls(app, staff);

  beforeAll(async () => {
    await publishFirstTopics(app.deps.db);
  });

  /** Saves the topic with the table as it is changed; what is then known of its text at a path. */
  const after = async (change: (topic: SmaTopic) => void, path: string): Promise<TranslationStatus> => {
    const topic = await calls.keyed("symptoms");
    change(topic);
    expect((await calls.edit({ ...topic, version: undefined })).status).toBe(200);
    const address = `/api/translation?type=sma&id=${topic._id}`;
    const { texts } = await (await app.call("GET", address, { headers: staff })).json();
    return (texts as TranslationStatus[]).find((each) => each.path === path) as TranslationStatus;
  };

  it("lack a part in the language that lacks it", async () => {
    const blank = await after((topic) => {
      Object.assign(topic.sim.items[1] ?? {}, { content: "" });
    }, "items");
    expect(blank.states).toEqual({ eng: "reviewed", tra: "reviewed", sim: "missing" });
    expect(blank.missing.sim).toEqual(["items.1.content"]);
  });

  it("are behind at the part, and at the cell of the table, that was changed", async () => {
    const items = await after((topic) => {
      Object.assign(topic.tra.items[2] ?? {}, { subTitle: "嬰兒期的常見病徵" });
    }, "items");
    expect(items.stale.eng.map(({ field }) => field)).toEqual(["items.2.subTitle"]);
    const table = await after((topic) => {
      Object.assign(topic.table?.rows[3]?.ageOfOnset ?? {}, { tra: "十八個月後" });
    }, "table");
    expect(table.stale.eng.map(({ field }) => field)).toEqual(["table.rows.3.ageOfOnset"]);
  });
});
