import { clientNetwork } from "../../../core/api/client-address.server";
import type { Call, Handlers } from "../../../core/api/handlers.server";
import { Problem } from "../../../core/api/problem";
import { proofActions } from "../../../core/auth/actions";
import { note, noteFailure } from "../../../core/auth/journal.server";
import { loginThrottle } from "../../../core/auth/throttle.server";
import { currentRevision } from "../../../core/db/revision.server";
import { accountActions } from "../actions";
import { addCookies } from "../answer-cookies.server";
import { loggedIn } from "../logged-in.server";
import { accountsProblems } from "../problems.server";
import type { secondFactorContract } from "./contract";

type SignInCalls = "passkeyLoginOptions" | "passkeyLogin";

/** Logging in by passkey, without a name or a password. */
export const passkeySignIn: Pick<Handlers<typeof secondFactorContract>, SignInCalls> = {
  passkeyLoginOptions: async (_, call) => {
    const { deps, db, request } = call;
    // Each keeps a challenge for some minutes; nobody may fill the database with them.
    await loginThrottle(db).spend([keyOf(call)]);
    const { headers } = request;
    const made = await deps.auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
    addCookies(call, made.headers);
    const options: object = await made.json();
    return { options: { ...options, userVerification: "required" } };
  },

  passkeyLogin: async ({ credential }, call) => {
    const { db, deps, request } = call;
    const answer = await deps.auth.api.verifyPasskeyAuthentication({
      body: { response: credential },
      headers: request.headers,
      asResponse: true,
    });
    if (!answer.ok) {
      await currentRevision(db); // throws where the database was what failed
      const { code }: { code?: string } = await answer.json();
      // What answers no question of ours could be sent without end.
      if (code !== "CHALLENGE_NOT_FOUND") await noteFailure(db, proofActions.failedPasskey, "");
      throw new Problem(
        400,
        code === "PASSKEY_NOT_FOUND" ? accountsProblems.passkeyUnknown : "passkeyRefused",
      );
    }
    const { user }: { user: { username: string } } = await answer.json();
    await loginThrottle(db).succeeded([keyOf(call)]);
    addCookies(call, answer.headers);
    await loggedIn(call, user.username);
    await note(db, accountActions.signInByPasskey, user.username);
    return { message: "success" };
  },
};

const keyOf = ({ address }: Call) => ({ kind: "passkey", name: clientNetwork(address) }) as const;
