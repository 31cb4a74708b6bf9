import type { StaffCall } from "../../../core/api/handlers.server";
import { Problem } from "../../../core/api/problem";
import { lacksSecondFactor } from "../../../core/auth/require-staff.server";
import type { Passkey } from "./shapes";

/** One's own passkeys, oldest first. */
export async function passkeysOf({ deps, request }: StaffCall): Promise<Passkey[]> {
  const kept = await deps.auth.api.listPasskeys({ headers: request.headers });
  return kept
    .map(({ id, name, createdAt, backedUp }) => ({
      id,
      name: name ?? "",
      since: new Date(createdAt).toISOString(),
      synced: backedUp,
    }))
    .sort((a, b) => a.since.localeCompare(b.since));
}

/**
 * Where the site asks for a second factor and the account has a passkey, the password alone must not be
 * enough to add another way in.
 * @throws {Problem} 403
 */
export async function refuseBesidePasskey(call: StaffCall): Promise<void> {
  if (!lacksSecondFactor(call.staff, call.deps)) return;
  if ((await passkeysOf(call)).length > 0) throw new Problem(403, "passkeyNeeded");
}
