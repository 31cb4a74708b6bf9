import { Allowance, type Rate } from "../../../core/api/allowance.server";
import { clientNetwork } from "../../../core/api/client-address.server";
import { Problem } from "../../../core/api/problem";

/** Questions that may be wasted. */
const OF_ONE: Rate = { atOnce: 60, regain: 30_000 };
const OF_ALL: Rate = { atOnce: 200, regain: 6000 };
/** Networks that are remembered. */
const MOST_SENDERS = 10_000;

/**
 * Bounds what forged webhooks cost: each takes a question to PayPal to be known as one. Only those count that
 * PayPal disowned, so that PayPal's own never use up anything; and a network from which one of its own came is
 * refused for nothing but its own forgeries. Whoever is refused is told when to come again, as PayPal does.
 */
export class WebhookLimit {
  readonly #all = new Allowance(OF_ALL);
  readonly #senders = new Map<string, { allowance: Allowance; known: boolean }>();

  /**
   * What `ask` says of a webhook from `address`.
   * @throws {Problem} 429 or 503 with Retry-After, without asking; whatever `ask` throws.
   */
  async isGenuine(address: string, ask: () => Promise<boolean>): Promise<boolean> {
    const now = performance.now(); // which, unlike the time of day, nobody sets back
    const sender = this.#senderOf(clientNetwork(address));
    refuseFor(429, sender.allowance.wait(now));
    if (!sender.known) refuseFor(503, this.#all.wait(now));
    const taken = sender.known ? [sender.allowance] : [sender.allowance, this.#all];
    for (const allowance of taken) allowance.take(now);
    const genuine = await ask().catch((error: unknown) => {
      for (const allowance of taken) allowance.giveBack();
      throw error;
    });
    if (!genuine) return false;
    for (const allowance of taken) allowance.giveBack();
    sender.known = true;
    return true;
  }

  #senderOf(network: string) {
    const sender = this.#senders.get(network) ?? { allowance: new Allowance(OF_ONE), known: false };
    this.#senders.delete(network);
    this.#senders.set(network, sender); // the latest comes last
    if (this.#senders.size > MOST_SENDERS) this.#forgetOne();
    return sender;
  }

  #forgetOne(): void {
    for (const [network, { known }] of this.#senders) {
      if (known) continue;
      this.#senders.delete(network);
      return;
    }
  }
}

function refuseFor(status: 429 | 503, wait: number): void {
  if (wait <= 0) return;
  throw new Problem(status, "tooManyForged", { headers: { "Retry-After": String(Math.ceil(wait / 1000)) } });
}
