import { betterAuth } from "better-auth";
import { username } from "better-auth/plugins";
import type { Config } from "../config.server";
import type { OpenDatabase } from "../db/open.server";
import { isDatabaseAway } from "../db/outage.server";
import { currentRevision } from "../db/revision.server";
import type { Deps } from "../deps.server";

/** Seconds: a staff session lives for twelve hours after its last use, so that a working day is one login. */
const SESSION_SECONDS = 12 * 60 * 60;

/** Name of the session cookie on plain http. */
export const SESSION_COOKIE = "kapok.session_token";

/** Its name where cookies are Secure: browsers take such a name over https alone. */
export const SECURE_SESSION_COOKIE = `__Secure-${SESSION_COOKIE}`;

/** Somebody signed in to the staff area. */
export interface Staff {
  id: string;
  username: string;
  sessionId: string;
}

export type Auth = ReturnType<typeof createAuth>;

/** better-auth over our own database and table names; passwords are hashed with scrypt. */
export function createAuth({ db, engine }: OpenDatabase, config: Config, secret: string) {
  return betterAuth({
    appName: "Kapok",
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: { level: "error", log: logUnlessAway },
    database: { db, type: engine },
    // The first account may have any password that its operator set; changes ask for the full length.
    emailAndPassword: { enabled: true, minPasswordLength: 1, maxPasswordLength: 256 },
    user: { modelName: "staff_account" },
    account: { modelName: "staff_credential" },
    verification: { modelName: "staff_verification" },
    session: { modelName: "staff_session", expiresIn: SESSION_SECONDS, updateAge: 10 * 60 },
    rateLimit: { enabled: false }, // our calls bring their own throttle, shared by all processes
    advanced: { cookiePrefix: "kapok", defaultCookieAttributes: { sameSite: "lax" } },
    plugins: [
      username({
        minUsernameLength: 1,
        maxUsernameLength: 60,
        usernameValidator: (name) => /^[\p{L}\p{N}._@-]+$/u.test(name),
      }),
    ],
  });
}

/**
 * The staff member whose session cookie the headers carry, or null.
 * @throws the database's error when it is away.
 */
export async function staffOf(
  { auth, db }: Pick<Deps, "auth" | "db">,
  headers: Headers,
): Promise<Staff | null> {
  if (!headers.get("cookie")?.includes(SESSION_COOKIE)) return null; // visitors cost no query
  const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
    await currentRevision(db); // better-auth does not say that it was the database: ask it ourselves
    throw error;
  });
  if (!found) return null;
  const { user, session } = found;
  return { id: user.id, username: user.username ?? user.name, sessionId: session.id };
}

/** A database that is away is said once, by whoever answers the call, and not by every question for a session. */
function logUnlessAway(_level: string, message: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: better-auth logs before there is a log of ours
  if (!details.some(isDatabaseAway)) console.error(message, ...details);
}
