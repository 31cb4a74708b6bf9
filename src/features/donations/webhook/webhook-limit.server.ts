import { comeAgain, countsInMemory, type Rate, rateLimit } from "../../../platform/http/rate-limit.server";
import { clientNetwork } from "../../../platform/network/client-address.server";
import { donationsProblems } from "../problems.server";

/** Questions that may be wasted. */
const OF_ONE: Rate = { atOnce: 60, regain: 30_000 };
const OF_ALL: Rate = { atOnce: 200, regain: 6000 };
/** Networks that are remembered. */
const MOST_SENDERS = 10_000;
/** The one key of what all of them together may. */
const ALL = "all";

/**
 * Bounds what forged webhooks cost: each takes a question to PayPal to be known as one. Only those count that
 * PayPal disowned, so that PayPal's own never use up anything; and a network from which one of its own came is
 * refused for nothing but its own forgeries. A refused client gets Retry-After, and PayPal heeds it.
 */
export class WebhookLimit {
  /** Networks from which one of PayPal's own came. */
  readonly #known = new Set<string>();
  readonly #ofOne = rateLimit(
    countsInMemory(MOST_SENDERS, (network) => this.#known.has(network)),
    OF_ONE,
  );
  readonly #ofAll = rateLimit(countsInMemory(1), OF_ALL);

  /**
   * The result of `ask` for a webhook from `address`.
   * @throws {Problem} 429 or 503 with Retry-After, without calling `ask`; whatever `ask` throws.
   */
  async isGenuine(address: string, ask: () => Promise<boolean>): Promise<boolean> {
    const network = clientNetwork(address);
    const giveBack = await this.#take(network);
    const genuine = await ask().catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!genuine) return false;
    await giveBack();
    this.#known.add(network);
    return true;
  }

  /** Counts a question that may be wasted; gives what takes that back. */
  async #take(network: string): Promise<() => Promise<void>> {
    const waitOfOne = await this.#ofOne.take(network);
    if (waitOfOne > 0) throw comeAgain(429, donationsProblems.tooManyForged, waitOfOne);
    if (this.#known.has(network)) return () => this.#ofOne.giveBack(network);
    const waitOfAll = await this.#ofAll.take(ALL);
    if (waitOfAll > 0) {
      await this.#ofOne.giveBack(network);
      throw comeAgain(503, donationsProblems.tooManyForged, waitOfAll);
    }
    return async () => {
      await this.#ofOne.giveBack(network);
      await this.#ofAll.giveBack(ALL);
    };
  }
}
