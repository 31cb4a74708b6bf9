import { clientNetwork } from "../../api/client-address.server";
import { comeAgain, countsInMemory, type Rate, rateLimit } from "../../api/rate-limit.server";
import { isLoopback } from "../../loopback.server";

/** Renders that a network may cause; everybody behind an address of IPv4, or in a /64 of IPv6, has one. */
const OF_ONE: Rate = { atOnce: 60, regain: 200 };
/** Networks that are remembered. */
const MOST_NETWORKS = 10_000;

/**
 * Bounds what one sender can have rendered: a page that is kept costs a hundredth of one that is not, and who asks for
 * ever other ones would take the time of everybody else. People cause few, as a page that one of them has seen is kept.
 * @returns what counts one render against the network of an address, and throws {Problem} 429 beyond. Nobody is named
 *   by the address of this machine, which a proxy has that names no visitor.
 */
export function renderBudget(): (address: string) => Promise<void> {
  const limit = rateLimit(countsInMemory(MOST_NETWORKS), OF_ONE);
  return async (address) => {
    if (isLoopback(address) || address === "unknown") return;
    const wait = await limit.take(clientNetwork(address));
    if (wait > 0) throw comeAgain(429, "tooManyPages", wait);
  };
}
