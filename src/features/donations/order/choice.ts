import { centsOf, decimalOf, PRESETS } from "../amount";

/** The choice of an amount that the page does not offer. */
export const OTHER = "other";

/** What the page offers to choose. */
export const CHOICES: readonly string[] = [...PRESETS.map(String), OTHER];

/** The part of an address by which the form shows again what a donor chose. */
export function choiceQuery(amountCents: number, receipt: boolean): string {
  const preset = PRESETS.find((amount) => amount * 100 === amountCents);
  const amount = preset ? `&choice=${preset}` : `&choice=${OTHER}&other=${decimalOf(amountCents)}`;
  return `${amount}${receipt ? "&receipt=yes" : ""}`;
}

/** What an address says that was chosen, by the names of the form's controls. */
export function readChoice(query: URLSearchParams): Record<string, string> {
  const [choice, other, receipt] = [query.get("choice"), query.get("other"), query.get("receipt")];
  return {
    ...(choice !== null && CHOICES.includes(choice) && { choice }),
    ...(other !== null && centsOf(other) !== undefined && { amount: other }),
    ...(receipt === "yes" && { receipt }),
  };
}
