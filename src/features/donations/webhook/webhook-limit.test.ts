import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebhookLimit } from "./webhook.server";

const AT_ONCE = 60;
const OF_ALL = 200;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const retry = (status: number, seconds: number) => ({
  status,
  details: { headers: { "Retry-After": String(seconds) } },
});

/** A limit before a fake PayPal that gives every webhook the same verdict and counts the requests. */
function limited() {
  const limit = new WebhookLimit();
  const asked = { times: 0 };
  const from = (address: string, answer: boolean | "away") =>
    limit.isGenuine(address, async () => {
      asked.times += 1;
      if (answer === "away") throw new Error("away");
      return answer;
    });
  const forge = async (address: string, times: number) => {
    for (let count = 0; count < times; count += 1) expect(await from(address, false)).toBe(false);
  };
  return { from, forge, asked };
}

describe("forged webhooks", () => {
  it("of one network are refused beyond so many without asking, and a few again later", async () => {
    const { from, forge, asked } = limited();
    await forge("2001:db8:1:2::1", AT_ONCE - 1);
    await forge("2001:db8:1:2::2", 1);
    await expect(from("2001:db8:1:2::3", false)).rejects.toMatchObject(retry(429, 30));
    expect(asked.times).toBe(AT_ONCE);
    await forge("2001:db8:1:3::1", 1);
    later(30);
    await forge("2001:db8:1:2::1", 1);
    await expect(from("2001:db8:1:2::1", false)).rejects.toMatchObject(retry(429, 30));
  });

  it("are refused beyond so many at once too, while PayPal has not answered", async () => {
    const { from } = limited();
    const all = await Promise.allSettled(
      Array.from({ length: AT_ONCE + 5 }, () => from("203.0.113.7", false)),
    );
    expect(all.filter(({ status }) => status === "rejected")).toHaveLength(5);
  });

  it("of many networks are refused beyond so many, but nobody of whom PayPal's own came", async () => {
    const { from, forge } = limited();
    expect(await from("198.51.100.1", true)).toBe(true);
    for (let sent = 0; sent < OF_ALL; sent += 1) await forge(`10.0.0.${sent}`, 1);
    await expect(from("203.0.113.7", true)).rejects.toMatchObject(retry(503, 6));
    expect(await from("198.51.100.1", true)).toBe(true);
    later(6);
    expect(await from("203.0.113.7", true)).toBe(true);
  });

  it("of networks of which PayPal's own came leave others what they may", async () => {
    const { from, forge } = limited();
    for (let network = 1; network * AT_ONCE <= OF_ALL + AT_ONCE; network += 1) {
      await from(`198.51.100.${network}`, true);
      await forge(`198.51.100.${network}`, AT_ONCE);
    }
    await forge("203.0.113.7", 1);
  });

  it("are remembered of the ten thousand networks that were heard of last", async () => {
    const { from, forge } = limited();
    const others = async (first: number) => {
      for (let other = first; other < first + 6000; other += 1)
        await from(`10.1.${other >> 8}.${other & 255}`, "away").catch(() => {});
    };
    for (const network of ["203.0.113.7", "203.0.113.8"]) await forge(network, AT_ONCE);
    await others(0);
    await expect(from("203.0.113.7", false)).rejects.toMatchObject({ status: 429 });
    await others(6000);
    await expect(from("203.0.113.7", false)).rejects.toMatchObject({ status: 429 });
    await forge("203.0.113.8", 1);
  });
});

describe("PayPal's own webhooks", () => {
  it("are taken after the clock was set back", async () => {
    const { from, forge } = limited();
    await forge("198.51.100.1", 1);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await from("198.51.100.1", true)).toBe(true);
    expect(await from("198.51.100.2", true)).toBe(true);
  });

  it("use up nothing, however many come and while PayPal is away", async () => {
    const { from, forge } = limited();
    for (let sent = 0; sent < 2 * OF_ALL; sent += 1) {
      expect(await from("198.51.100.1", true)).toBe(true);
      await expect(from("198.51.100.2", "away")).rejects.toThrow("away");
    }
    await forge("198.51.100.2", AT_ONCE);
    expect(await from("198.51.100.1", true)).toBe(true);
  });

  it("are known again after ten thousand others", async () => {
    const { from, forge } = limited();
    await from("198.51.100.1", true);
    for (let other = 0; other < 10_001; other += 1) {
      const sent = from(`10.1.${other >> 8}.${other & 255}`, "away");
      await sent.catch(() => {});
    }
    for (let sent = 0; sent < OF_ALL; sent += 1) await forge(`10.0.0.${sent}`, 1);
    expect(await from("198.51.100.1", true)).toBe(true);
  });
});
