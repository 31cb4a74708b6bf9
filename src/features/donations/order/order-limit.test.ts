import { describe, expect, it } from "vitest";
import { firstOrAll } from "../../../../e2e/fixtures/drill";
import { ONE_ENGINE } from "../../../../test/app";
import { ORDERS } from "../../../../test/paypal/donation-site";
import { donationTests } from "../../../../test/paypal/donation-tests";

const LETTER = { firstName: "Mei", lastName: "Chan", email: "mei@visitor.example", message: "Hello" };
/** Messages that one network may send at once. */
const MESSAGES = 30;

describe.each(ONE_ENGINE)("many visitors behind one address on %s", (engine) => {
  const site = donationTests(engine);

  const order = (from: string, lang = "eng") =>
    site.app.call("POST", ORDERS, {
      json: { amount: "200", receipt: false },
      headers: { Cookie: `lang=${lang}` },
      address: from,
    });
  const write = async (from: string) =>
    (await site.app.call("POST", "/api/contact", { json: LETTER, address: from })).status;
  const allowances = () => site.app.deps.db.$extendTables<{ visitor_allowance: { spent_until: string } }>();

  it("may all give, and write besides", async () => {
    const from = "203.0.113.7";
    for (let guest = 1; guest <= 2 * MESSAGES; guest += 1) expect((await order(from)).status).toBe(201);
    for (let message = 1; message <= MESSAGES; message += 1) expect(await write(from)).toBe(200);
    expect(await write(from)).toBe(429);
    expect((await order(from)).status).toBe(201);
  });

  const words = [
    ["tra", /^短時間內有太多捐款從您的網絡開始/],
    ["eng", /Many donations were started from your network/],
    ["sim", /^短时间内从您的网络发起的捐款过多/],
  ] as const;
  it.each(firstOrAll(words))(
    "are told in words of donations once there are too many, in %s",
    async (lang, said) => {
      const from = "198.51.100.1";
      await allowances().deleteFrom("visitor_allowance").execute();
      expect((await order(from)).status).toBe(201);
      const spent_until = new Date(Date.now() + 300 * 3000).toISOString();
      await allowances().updateTable("visitor_allowance").set({ spent_until }).execute();
      const refused = await order(from, lang);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3);
      expect((await refused.json()).message).toMatch(said);
    },
  );
});
