import type { Role } from "../src/platform/auth/roles";
import { PASSWORD, sessionHeaders, type TestApp } from "./app";

const OWN_PASSWORD = "typed by a colleague";

/** Adds an account in a role, for all content or for some types, and logs in to it; gives the headers that carry its session, and its name. */
export async function loginAs(app: TestApp, role: Role, types: readonly string[] | null = null) {
  const administrator = await app.login();
  const username = `${role}.${crypto.randomUUID().slice(0, 8)}`;
  const account = { username, role, types, newPassword: OWN_PASSWORD, password: PASSWORD };
  const added = await app.call("POST", "/api/addStaff", { headers: administrator, json: account });
  if (added.status !== 200) throw new Error(await added.text());
  const json = { username, password: OWN_PASSWORD };
  return { username, headers: sessionHeaders(await app.call("POST", "/api/login", { json })) };
}
