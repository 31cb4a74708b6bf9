import { expect, it } from "vitest";
import { accountsContract } from "./contract";

it("whatever decides who can log in asks for the password first", () => {
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

it("and for the second factor, but for ending sessions, which whoever lost it must be able to do", () => {
  const others = Object.entries(accountsContract)
    .filter(([, { asksPassword, asksFactor }]) => asksPassword && !asksFactor)
    .map(([name]) => name);
  expect(others).toEqual(["endSession"]);
});
