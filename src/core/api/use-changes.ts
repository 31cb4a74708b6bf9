import { useState } from "react";
import { type Changes, createChanges } from "./client";
import type { Contract } from "./contract";
import { SaveKeys } from "./idempotency-key";

/**
 * The calls of a contract that change something, for one form or list while it is mounted: what it sends is known
 * again when it is sent once more, and what the next one sends is not.
 */
export function useChanges<C extends Contract>(contract: C): Changes<C> {
  const [changes] = useState(() => createChanges(contract, new SaveKeys()));
  return changes;
}
