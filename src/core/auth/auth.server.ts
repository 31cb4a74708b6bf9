import { betterAuth } from "better-auth";
import { username } from "better-auth/plugins";
import type { Config } from "../config.server";
import type { OpenDatabase } from "../db/open.server";

/** Seconds: a staff session lives for twelve hours after its last use, so that a working day is one login. */
const SESSION_SECONDS = 12 * 60 * 60;

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
    logger: { level: "error" },
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

/** The staff member whose session cookie the headers carry, or null. */
export async function staffOf(auth: Auth, headers: Headers): Promise<Staff | null> {
  if (!headers.get("cookie")?.includes("kapok.session_token")) return null; // visitors cost no query
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  const { user, session } = found;
  return { id: user.id, username: user.username ?? user.name, sessionId: session.id };
}
