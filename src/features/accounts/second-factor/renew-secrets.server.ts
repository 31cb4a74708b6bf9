import { hashCodes } from "../../../platform/auth/recovery-codes.server";
import { sessionSecret } from "../../../platform/auth/secret.server";
import type { Deps } from "../../../platform/deps.server";
import type { AccountTables } from "../account-rows.server";

/**
 * Re-encrypts stored second factors: what SESSION_SECRET_BEFORE encrypted is encrypted with the secret of
 * now, and recovery codes that an earlier version encrypted become digests. What neither secret decrypts is left.
 */
export async function renewSecondFactors({ db: database, config }: Deps): Promise<void> {
  const db = database.$extendTables<AccountTables>();
  const rows = await db.selectFrom("staff_two_factor").selectAll().execute();
  const before = config.sessionSecretBefore;
  const old = rows.filter((row) => before !== undefined || !areDigests(row.backupCodes));
  if (old.length === 0) return;
  const { symmetricDecrypt, symmetricEncrypt } = await import("better-auth/crypto"); // large, for most starts nothing
  const now = sessionSecret(config);
  const opened = async (data: string) => {
    for (const key of [now, before]) {
      const text = key && (await symmetricDecrypt({ key, data }).catch(() => undefined));
      if (text) return text;
    }
    return undefined;
  };
  for (const { userId, secret: before, backupCodes: codes } of old) {
    const secret = await opened(before);
    const plain = areDigests(codes) ? undefined : await opened(codes);
    if (secret === undefined) continue;
    await db
      .updateTable("staff_two_factor")
      .set({
        secret: await symmetricEncrypt({ key: now, data: secret }),
        ...(plain && { backupCodes: await hashCodes(JSON.parse(plain)) }),
      })
      .where("userId", "=", userId)
      .where("secret", "=", before) // unless its owner or another process was first
      .execute();
  }
}

const areDigests = (codes: string) => codes.startsWith("[");
