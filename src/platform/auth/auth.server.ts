import { isPast } from "../age";
import type { Config } from "../config/config.server";
import { withDatabaseError } from "../db/temporary.server";
import { Problem } from "../http/problem";
import type { createAuth } from "./better-auth.server";
import { authProblems } from "./problems.server";
import { type Grant, mayCall, type OfType, type Scope, storedGrant } from "./roles";

/** Name of the session cookie on plain http. */
export const SESSION_COOKIE = "kapok.session_token";

/** Its name on https: browsers take it over https alone, and from this host alone. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Milliseconds after which a session ends, however much it is used: its owner logs in again. */
export const SESSION_LIVES = 24 * 60 * 60 * 1000;

/** Somebody signed in to the staff area. */
export interface Staff extends Grant {
  id: string;
  username: string;
  sessionId: string;
  /** True when the account asks for a code after the password. */
  twoFactor: boolean;
  /** True when a passkey opened or strengthened this session. */
  byPasskey: boolean;
  /** ISO 8601, UTC, while the password is one that somebody else set. */
  firstPasswordUntil: string | null;
}

/** The part of better-auth that the program calls. */
export type Auth = Pick<ReturnType<typeof createAuth>, "api" | "$context">;

/**
 * better-auth, which does not report that the database failed, so each of our calls asks the database for the
 * error itself. Opened by the first call: by staff, or by somebody who tries to log in. A site that only
 * shows its pages does without it, which saves a quarter of its memory and start time.
 */
export function openedWhenCalled(open: () => Promise<Auth>): Auth {
  let opened: Promise<Auth> | undefined;
  const auth = () => {
    opened ??= open();
    return opened;
  };
  const call =
    (name: string | symbol) =>
    async (...input: unknown[]) =>
      withDatabaseError(async () => Reflect.get((await auth()).api, name)(...input));
  return {
    api: new Proxy({} as Auth["api"], { get: (_, name) => call(name) }),
    get $context() {
      return auth().then((each) => each.$context);
    },
  };
}

/**
 * The staff member of the session cookie in the headers, or null. Reading it extends the session, unless the
 * request comes from a screen that runs by itself.
 * @throws the database's error when it is unavailable.
 */
export async function staffOf(
  { auth }: { auth: Auth },
  headers: Headers,
  { unattended = false }: Pick<StaffCalled, "unattended"> = {},
): Promise<Staff | null> {
  if (!headers.get("cookie")?.includes(SESSION_COOKIE)) return null; // visitors cost no query
  const found = await auth.api.getSession({
    headers,
    ...(unattended && { query: { disableRefresh: true } }),
  });
  if (!found || isOver(found.session)) return null;
  const { user, session } = found;
  return {
    id: user.id,
    username: user.username ?? user.name,
    ...storedGrant(user),
    sessionId: session.id,
    twoFactor: user.twoFactorEnabled === true,
    byPasskey: session.byPasskey === true,
    firstPasswordUntil: user.firstPasswordUntil ?? null,
  };
}

/** Whether a session has reached its maximum age; better-auth knows only expiry by inactivity. */
export const isOver = ({ createdAt }: { createdAt: Date }): boolean =>
  isPast(createdAt.getTime(), SESSION_LIVES);

/** Whether the site requires a second factor that this session lacks. */
export function lacksSecondFactor(staff: Staff, { config }: { config: Config }): boolean {
  return config.requireTwoFactor && !staff.twoFactor && !staff.byPasskey;
}

/**
 * The signed-in user, if allowed to make a call.
 * @throws {Problem} 401 when nobody is signed in; 403 for an account that still has to set up the second
 * factor that the site requires, except where `beforeSecondFactor` allows it, and for a role or content types
 * without permission for the call.
 */
export async function requireStaff(
  deps: { auth: Auth; config: Config },
  headers: Headers,
  call: StaffCalled,
): Promise<Staff> {
  const staff = await staffOf(deps, headers, call);
  if (!staff) throw new Problem(401, "signedOut");
  if (!call.beforeSecondFactor && lacksSecondFactor(staff, deps))
    throw new Problem(403, authProblems.secondFactorNeeded);
  requireGrant(staff, call);
  return staff;
}

/** The part of a call that identifies its caller. */
interface StaffCalled extends OfType {
  access: "public" | Scope;
  kind: string;
  beforeSecondFactor?: boolean;
  unattended?: boolean;
}

/** @throws {Problem} 403 for somebody whose role, or whose types, a call is not for */
function requireGrant(grant: Grant, call: StaffCalled): void {
  if (!mayCall(grant, call)) throw new Problem(403, authProblems.otherRole);
}
