import { pino } from "pino";
import { expect, it } from "vitest";
import { problemOf } from "./account.server";
import { PayPalError } from "./answers";

/** The log's line of a refusal, as written. */
function logged(error: PayPalError): string {
  const lines: string[] = [];
  problemOf(error, pino({}, { write: (line: string) => void lines.push(line) }), "d-1");
  expect(lines).toHaveLength(1);
  return lines.join("");
}

it("logs what a payer brings about in a few words, and what PayPal does not usually say with its trace", () => {
  const expected = logged(new PayPalError(422, "ORDER_NOT_APPROVED", "f9ac1d0ab2c8b"));
  expect(expected).toContain("422 ORDER_NOT_APPROVED (debug id f9ac1d0ab2c8b)");
  expect(expected).not.toContain("stack");
  expect(logged(new PayPalError(500, "INTERNAL_SERVER_ERROR"))).toContain("stack");
});
