import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { news } from "../../features/news/definition";
import { LANGS } from "../../platform/locale/lang";
import { contentStore } from "../store/store.server";
import { deliverEvents, type EntryEvent, type EventHandlers } from "./events.server";

describe.each(BOTH_ENGINES)("what happens to entries, on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const api = contentApi(app, staff, "news");
  const add = async (header: string): Promise<string> => (await api.create({ eng: { header } }, {})).body.id;
  type Store = ReturnType<typeof contentStore<typeof news>>;

  /** The events that listeners receive for changes in a transaction. */
  const eventsOf = async (act: (store: Store) => Promise<unknown>) => {
    const events: string[] = [];
    const note =
      (name: EntryEvent): EventHandlers[EntryEvent] =>
      async ({ type, id, former }, { author }) => {
        events.push([name, type, id, former, author].join(" "));
      };
    const on = {
      "revision.published": note("revision.published"),
      "entry.unpublished": note("entry.unpublished"),
      "entry.deleted": note("entry.deleted"),
    };
    await app.deps.db.transaction().execute(async (tx) => {
      await act(contentStore(tx, news));
      await deliverEvents([{ on }], { tx, config: app.deps.config, author: "mei" });
    });
    return events;
  };

  it("is delivered in the transaction: what is published, unpublished and deleted, and what visitors got before", async () => {
    const id = await add("One");
    expect(await eventsOf((store) => store.setFlags(id, { starred: true }, "mei"))).toEqual([
      `revision.published news ${id} 1 mei`,
    ]);
    expect(await eventsOf((store) => store.unpublish(id, LANGS, "mei"))).toEqual([
      `entry.unpublished news ${id} 2 mei`,
    ]);
    expect(await eventsOf((store) => store.publish(id, LANGS, "mei"))).toEqual([
      `revision.published news ${id}  mei`,
    ]);
    expect(await eventsOf((store) => store.remove(id))).toEqual([`entry.deleted news ${id} 4 mei`]);
    expect(await eventsOf((store) => store.restore(id))).toEqual([`revision.published news ${id}  mei`]);
  });

  it("is delivered once for each entry, and not at all where nothing changes for visitors", async () => {
    const [one, other] = [await add("One"), await add("Other")];
    const events = await eventsOf(async (store) => {
      await store.unpublish(one, LANGS, "mei");
      await store.setFlags(other, { starred: true }, "mei");
      await store.publish(one, LANGS, "mei");
    });
    expect(events).toEqual([
      `revision.published news ${one} 1 mei`,
      `revision.published news ${other} 1 mei`,
    ]);
    const there = await eventsOf(async (store) => {
      await store.remove(one);
      await store.restore(one);
    });
    expect(there).toEqual([]);
    expect(await eventsOf(async () => {})).toEqual([]);
  });
});
