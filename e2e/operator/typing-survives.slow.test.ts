import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../test/app";
import { newDatabase } from "../../test/postgres";
import { cutPower, report, sized } from "../fixtures/drill";
import { addressOf, freePort, type RunningServer, type ServerPlace, startServer } from "../fixtures/server";
import { StaffClient } from "../fixtures/staff-client.ts";

/** Power cuts on each database. */
const KILLS = sized(8, 100);
/** Words that are acknowledged between two of them, at least. */
const BETWEEN = 5;

describe.each(BOTH_ENGINES)("what is typed, on %s", (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), "kapok-typed-"));
  let place: ServerPlace;
  let server: RunningServer;

  beforeAll(async () => {
    const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
    place = {
      ...{ dataDir, port: await freePort(), settings: { DEMO_CONTENT: "off" } },
      ...(databaseUrl && { databaseUrl }),
    };
    server = await startServer(place);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Words that are acknowledged since the last power cut. */
  let kept = 0;

  /** One form of a member of staff: a window with a draft of its own, in which one word follows the other. */
  const forms = ["a", "b", "c"].map((name) => ({ draft: name.repeat(24), typed: "", acknowledged: "" }));

  /** Types words into a form until the power is cut, each kept before the next. */
  const type = async (staff: StaffClient, form: (typeof forms)[number], isOver: () => boolean) => {
    while (!isOver()) {
      form.typed += `${form.typed === "" ? "" : " "}word${form.typed.length}`;
      const json = {
        ...{ draft: form.draft, type: "news", title: "Typed", version: 0 },
        form: { eng: { header: "Typed", content: form.typed } },
      };
      const answer = await staff.post("/api/saveAutosave", json).catch(() => undefined);
      if (answer?.status !== 200) return;
      form.acknowledged = form.typed;
      kept += 1;
    }
  };

  it(`loses no acknowledged word in ${KILLS} power cuts`, {
    timeout: 1_800_000,
  }, async () => {
    const staff = await StaffClient.login(addressOf(place));
    let words = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      let isOver = false;
      kept = 0;
      const typing = forms.map((form) => type(staff, form, () => isOver));
      await expect.poll(() => kept).toBeGreaterThanOrEqual(BETWEEN);
      await cutPower(server);
      isOver = true;
      await Promise.all(typing);
      words += kept;
      server = await startServer(place);
      for (const { draft, acknowledged, typed } of forms) {
        const answer = await staff.get(`/api/autosave?type=news&draft=${draft}`);
        const { found } = (await answer.json()) as { found: { form: { eng: { content: string } } } | null };
        const content = found?.form.eng.content ?? "";
        // What was on its way when the power went may be there or not, or come a little later: a database finishes
        // what it was asked, and nobody waits for its answer.
        expect([content.startsWith(acknowledged), typed.startsWith(content)]).toEqual([true, true]);
      }
    }
    expect(words).toBeGreaterThan(KILLS * BETWEEN);
    report(`typed words through power cuts on ${engine}`, { kills: KILLS, words });
  });
});
