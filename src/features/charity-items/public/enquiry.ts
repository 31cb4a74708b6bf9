import type { FieldError } from "../../../core/api/problem";
import type { FormRefusal } from "../../../core/site/form/outcome";

/**
 * Sends what somebody typed about an item. Never throws: gives why it was not taken, in the server's words or,
 * when that could not be reached, in those of `unreachable`; undefined when it has arrived.
 */
export async function sendEnquiry(form: FormData, unreachable: string): Promise<FormRefusal | undefined> {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const values = Object.fromEntries(typed);
  const answer = await post({ elapsed: Math.round(performance.now()), ...values });
  if (answer?.ok) return undefined;
  const { message, errors = [] } = answer?.body ?? {};
  return { sent: false, message: (!answer?.away && message) || unreachable, errors, values };
}

interface Answer {
  ok: boolean;
  /** The site cannot keep anything at the moment. */
  away: boolean;
  body: { message?: string; errors?: FieldError[] };
}

async function post(enquiry: Record<string, unknown>): Promise<Answer | undefined> {
  try {
    const response = await fetch("/api/charityItemEnquiry", {
      method: "POST",
      // The page's own language: its address chose it, whatever the cookie says.
      headers: { "Content-Type": "application/json", "Content-Language": document.documentElement.lang },
      body: JSON.stringify(enquiry),
    });
    return { ok: response.ok, away: response.status === 503, body: await response.json() };
  } catch {
    return undefined;
  }
}
