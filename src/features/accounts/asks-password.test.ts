import { expect, it } from "vitest";
import { accountsContract } from "./contract";

it("requires the password for every change of who can log in", () => {
  const others = Object.entries(accountsContract)
    .filter(([, { kind, access, asksPassword }]) => kind !== "get" && access !== "public" && !asksPassword)
    .map(([name]) => name);
  // Exempt: a call whose input has the password anyway, withdrawing an invitation, settings that do not decide who can log in, and the later steps of calls that required it.
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
