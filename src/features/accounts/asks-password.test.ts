import { expect, it } from "vitest";
import { accountsContract } from "./contract";

it("whatever decides who can log in asks for the password first", () => {
  const others = Object.entries(accountsContract)
    .filter(([, { kind, access, asksPassword }]) => kind !== "get" && access === "staff" && !asksPassword)
    .map(([name]) => name);
  // What has the password in other words, the second steps of what asked for it, and a name that only its owner sees.
  expect(others).toEqual(["changePassword", "confirmTwoFactor", "addPasskey", "renamePasskey"]);
});
