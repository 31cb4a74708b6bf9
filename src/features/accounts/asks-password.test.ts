import { expect, it } from "vitest";
import { accountsContract } from "./contract";

it("requires the password for every change of who can log in", () => {
  const others = Object.entries(accountsContract)
    .filter(([, { kind, access, asksPassword }]) => kind !== "get" && access !== "public" && !asksPassword)
    .map(([name]) => name);
  // What has the password in other words, an end to what nobody has taken up, what is asked of a passkey for it, the second steps of what asked for it, a name that only its owner sees, who publishes, and where letters about one's work go.
  expect(others).toEqual([
    "changePassword",
    "withdrawInvitation",
    "setPublishingRule",
    "setWorkMail",
    "passkeyProofOptions",
    "confirmTwoFactor",
    "addPasskey",
    "renamePasskey",
  ]);
});

it("and the second factor, except for ending sessions, which must work without a lost factor", () => {
  const others = Object.entries(accountsContract)
    .filter(([, { asksPassword, asksFactor }]) => asksPassword && !asksFactor)
    .map(([name]) => name);
  expect(others).toEqual(["endSession"]);
});
