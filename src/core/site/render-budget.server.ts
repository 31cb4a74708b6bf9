import { clientNetwork } from "../api/client-address.server";
import { isLoopback } from "../loopback.server";

/** Renders that a network may have caused at once; everybody behind an address of IPv4, or in a /64 of IPv6, has one. */
const AT_ONCE = 60;
/** Milliseconds after which it may cause one more. */
const REGAIN = 200;
/** Networks that are remembered. */
const MOST_NETWORKS = 10_000;

/**
 * Bounds what one sender can have rendered: a page that is kept costs a hundredth of one that is not, and who asks for
 * ever other ones would take the time of everybody else. People cause few, as a page that one of them has seen is kept.
 */
export class RenderBudget {
  readonly #spentUntil = new Map<string, number>();

  /**
   * Counts one render against the network of `address`. @returns 0, or the seconds after which there may be one again.
   * Nobody is named by the address of this machine, which a proxy has that names no visitor.
   */
  spend(address: string): number {
    if (isLoopback(address) || address === "unknown") return 0;
    const now = performance.now(); // which, unlike the time of day, nobody sets back
    const network = clientNetwork(address);
    const spentUntil = Math.max(this.#spentUntil.get(network) ?? 0, now) + REGAIN;
    const wait = spentUntil - now - AT_ONCE * REGAIN;
    if (wait > 0) return Math.ceil(wait / 1000);
    this.#spentUntil.delete(network);
    this.#spentUntil.set(network, spentUntil); // the latest comes last
    const [longestAgo] = this.#spentUntil.keys();
    if (this.#spentUntil.size > MOST_NETWORKS && longestAgo !== undefined)
      this.#spentUntil.delete(longestAgo);
    return 0;
  }
}
