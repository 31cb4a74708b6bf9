import { type Confirming, confirmFactor, type GiveBack } from "./confirm-factor.server";
import { confirmPassword } from "./confirm-password.server";
import type { Proof } from "./proof-shapes";

/**
 * Asks once more who is signed in: for the password and, with `factor`, the second factor of whoever has one.
 * Not within a transaction: a hash takes long on purpose.
 * @throws as {@link confirmPassword} and {@link confirmFactor}.
 */
export async function confirmIdentity(
  call: Confirming,
  proof: Proof,
  { factor = false }: { factor?: boolean | undefined },
): Promise<GiveBack> {
  await confirmPassword(call, proof.password);
  return factor ? confirmFactor(call, proof) : async () => {};
}
