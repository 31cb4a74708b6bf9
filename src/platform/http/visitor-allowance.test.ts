import { expect, it } from "vitest";
import { BOTH_ENGINES, openApp } from "../../../test/app";

const LETTER = { firstName: "Mei", lastName: "Chan", email: "mei@visitor.example", message: "Hello" };
const DAY = 24 * 60 * 60 * 1000;

it.each(BOTH_ENGINES)(
  "lets a visitor write whose last message is of a clock since set back, on %s",
  async (engine) => {
    const { call, close, deps } = await openApp(engine);
    const write = async () => (await call("POST", "/api/contact", { json: LETTER })).status;
    expect(await write()).toBe(200);
    const tables = deps.db.$extendTables<{ visitor_allowance: { spent_until: string } }>();
    const spent_until = new Date(Date.now() + DAY).toISOString();
    await tables.updateTable("visitor_allowance").set({ spent_until }).execute();
    expect(await write()).toBe(200);
    await close();
  },
);
