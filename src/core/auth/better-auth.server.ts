import { betterAuth } from "better-auth";
import type { Config } from "../config.server";
import type { OpenDatabase } from "../db/open.server";
import { isDatabaseAway } from "../db/temporary.server";
import { digestOf, isPassword } from "./digest.server";
import { codes, passkeys, pendingSignIn, usernames } from "./plugins.server";

/** Seconds: a staff session lives for twelve hours after its last use, so that a working day is one login. */
const SESSION_SECONDS = 12 * 60 * 60;

/** The first account may have any password that its operator set; changes ask for the full length. */
const PASSWORDS = {
  enabled: true,
  minPasswordLength: 1,
  maxPasswordLength: 256,
  password: { hash: (password: string) => digestOf(password), verify: isPassword },
};

/** better-auth over our own database and table names; passwords are hashed with scrypt. */
export function createAuth({ db, engine }: OpenDatabase, config: Config, secret: string) {
  return betterAuth({
    appName: "Kapok",
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: { level: "error", log: logUnlessAway },
    database: { db, type: engine },
    emailAndPassword: PASSWORDS,
    user: {
      modelName: "staff_account",
      additionalFields: { firstPasswordUntil: { type: "string", required: false, input: false } },
    },
    account: { modelName: "staff_credential" },
    verification: { modelName: "staff_verification" },
    session: {
      modelName: "staff_session",
      expiresIn: SESSION_SECONDS,
      updateAge: 10 * 60,
      freshAge: 0, // whoever changes how they log in is asked for the password instead
      additionalFields: { byPasskey: { type: "boolean", required: false, input: false } },
    },
    databaseHooks: { session: { create: { before: markPasskey } } },
    rateLimit: { enabled: false }, // our calls bring their own throttle, shared by all processes
    advanced: cookies(config),
    plugins: [usernames(), codes(), passkeys(config), pendingSignIn()],
  });
}

/** Names and marks of all cookies. better-auth itself would write __Secure-, which any host of the domain may set. */
function cookies({ publicUrl }: Config) {
  const secure = publicUrl.startsWith("https:");
  return {
    useSecureCookies: false,
    cookiePrefix: secure ? "__Host-kapok" : "kapok",
    defaultCookieAttributes: { sameSite: "lax", secure },
  } as const;
}

/** A session that takes the place of another, as after a change of password, keeps what that one was. */
async function markPasskey(session: Record<string, unknown>, context: SessionContext | null) {
  const before = context?.context.session?.session.byPasskey === true;
  return { data: { ...session, byPasskey: before || context?.path === "/passkey/verify-authentication" } };
}

interface SessionContext {
  path?: string;
  context: { session: { session: Record<string, unknown> } | null };
}

/**
 * A database that is away is said once, by whoever answers the call, and not by every question for a session.
 * A passkey that does not verify is no fault of ours; the journal has it.
 */
function logUnlessAway(_level: string, message: string, ...details: unknown[]): void {
  if (/^Failed to verify (registration|authentication)/.test(message)) return;
  // biome-ignore lint/suspicious/noConsole: better-auth logs before there is a log of ours
  if (!details.some(isDatabaseAway)) console.error(message, ...details);
}
