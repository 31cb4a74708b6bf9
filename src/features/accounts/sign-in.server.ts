import type { Call } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
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
    throw new Problem(400, "wrongCredentials");
  }
  await throttle.succeeded(keys);
  return signedIn.headers;
}
