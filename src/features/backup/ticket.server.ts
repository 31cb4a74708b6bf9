import { randomBytes } from "node:crypto";
import { isPast } from "../../core/age";
import { Problem } from "../../core/api/problem";
import type { Staff } from "../../core/auth/auth.server";
import type { Deps } from "../../core/deps.server";
import { backupProblems } from "./problems.server";

/** Milliseconds within which a download is begun. */
const GOOD_FOR = 60_000;

const nameOf = (ticket: string) => `backup-ticket-${ticket}`;

/** A ticket for one download in this session, in place of a code that would be good for once only. */
export async function giveTicket({ auth }: Pick<Deps, "auth">, { sessionId }: Staff): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const ticket = randomBytes(24).toString("base64url");
  await internalAdapter.createVerificationValue({
    identifier: nameOf(ticket),
    value: sessionId,
    expiresAt: new Date(Date.now() + GOOD_FOR),
  });
  return ticket;
}

/** @throws {Problem} 400 when the ticket is none of this session, was used, or is too old. */
export async function useTicket({ auth }: Pick<Deps, "auth">, staff: Staff, ticket: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const given = await internalAdapter.consumeVerificationValue(nameOf(ticket));
  const good = given?.value === staff.sessionId && !isPast(given.expiresAt.getTime() - GOOD_FOR, GOOD_FOR);
  if (!good) throw new Problem(400, backupProblems.backupTicketOver);
}
