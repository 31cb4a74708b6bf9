import { Allowance, type Rate } from "../../api/allowance.server";
import { clientNetwork } from "../../api/client-address.server";
import { isLoopback } from "../../loopback.server";

/** Renders that a network may cause; everybody behind an address of IPv4, or in a /64 of IPv6, has one. */
const OF_ONE: Rate = { atOnce: 60, regain: 200 };
/** Networks that are remembered. */
const MOST_NETWORKS = 10_000;

/**
 * Bounds what one sender can have rendered: a page that is kept costs a hundredth of one that is not, and who asks for
 * ever other ones would take the time of everybody else. People cause few, as a page that one of them has seen is kept.
 */
export class RenderBudget {
  readonly #networks = new Map<string, Allowance>();

  /**
   * Counts one render against the network of `address`. @returns 0, or the seconds after which there may be one again.
   * Nobody is named by the address of this machine, which a proxy has that names no visitor.
   */
  spend(address: string): number {
    if (isLoopback(address) || address === "unknown") return 0;
    const now = performance.now();
    const network = clientNetwork(address);
    const allowance = this.#networks.get(network) ?? new Allowance(OF_ONE);
    const wait = allowance.wait(now);
    if (wait > 0) return Math.ceil(wait / 1000);
    allowance.take(now);
    this.#networks.delete(network);
    this.#networks.set(network, allowance); // the latest comes last
    const [longestAgo] = this.#networks.keys();
    if (this.#networks.size > MOST_NETWORKS && longestAgo !== undefined) this.#networks.delete(longestAgo);
    return 0;
  }
}
