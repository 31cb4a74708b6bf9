import { Problem } from "../api/problem";
import type { Deps } from "../deps.server";
import { type Staff, staffOf } from "./auth.server";

/** Whether the site asks for a second factor that this session is without. */
export function lacksSecondFactor(staff: Staff, { config }: Pick<Deps, "config">): boolean {
  return config.requireTwoFactor && !staff.twoFactor && !staff.byPasskey;
}

/**
 * Whoever is signed in and may act.
 * @throws {Problem} 401 when nobody is; 403 for somebody who still has to set up the second factor that the
 * site asks for, except for what `beforeSecondFactor` allows.
 */
export async function requireStaff(
  deps: Deps,
  headers: Headers,
  { beforeSecondFactor = false }: { beforeSecondFactor?: boolean } = {},
): Promise<Staff> {
  const staff = await staffOf(deps, headers);
  if (!staff) throw new Problem(401, "signedOut");
  if (!beforeSecondFactor && lacksSecondFactor(staff, deps)) throw new Problem(403, "secondFactorNeeded");
  return staff;
}
