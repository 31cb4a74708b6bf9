import type { Call } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { Database } from "../../core/db/database.server";
import { record } from "../../core/journal/journal.server";
import { staffAccounts } from "./staff-accounts.server";
import { loginThrottle, type ThrottleKey } from "./throttle.server";

/**
 * Checks the credentials and gives the headers that set the session cookie.
 * @throws {Problem} 400 in the same words for missing and wrong ones, 429 with `Retry-After` when guessed at.
 */
export async function signIn({ db, deps, request, address }: Call, username: unknown, password: unknown) {
  const name = typeof username === "string" ? username.trim() : "";
  const throttle = loginThrottle(db);
  const keys: ThrottleKey[] = [
    { kind: "account", name: name.toLowerCase() },
    { kind: "address", name: address },
  ];
  const wait = await throttle.wait(keys, new Date());
  if (wait > 0) throw new Problem(429, "tooManyLogins", { headers: { "Retry-After": String(wait) } });
  const signedIn =
    name !== "" && typeof password === "string" && password !== ""
      ? await deps.auth.api.signInUsername({
          body: { username: name, password },
          headers: request.headers,
          asResponse: true,
        })
      : undefined;
  if (!signedIn?.ok) {
    if (signedIn && signedIn.status >= 500) throw new Error("sign-in failed", { cause: signedIn });
    await throttle.failed(keys, new Date());
    if (signedIn) await noteFailure(deps, name);
    throw new Problem(400, "wrongCredentials");
  }
  await throttle.succeeded(keys);
  await note(db, "signIn", name.toLowerCase());
  return signedIn.headers;
}

/** A name that no account has is not noted: it may be a password in the wrong field. */
async function noteFailure(deps: Call["deps"], name: string): Promise<void> {
  const account = await staffAccounts(deps).find(name);
  await note(deps.db, "failedSignIn", account?.username ?? "");
}

/** Nobody is the author of a failure, since nobody showed who they are. */
async function note(db: Database, action: "signIn" | "failedSignIn", username: string): Promise<void> {
  const author = action === "signIn" ? username : "";
  await record(db, "accounts", author, { entityId: username, action, snapshot: { _id: username } });
}
