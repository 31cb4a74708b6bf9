import { PASSWORD, type TestApp } from "../../../../test/app";

type Staff = Record<string, string>;

/** Adds an account by the API; gives its name. */
async function addAccount(app: TestApp, staff: Staff): Promise<string> {
  const username = `sample.${crypto.randomUUID()}`;
  await app.call("POST", "/api/addStaff", { headers: staff, json: { username, password: PASSWORD } });
  return username;
}

/** Invites somebody by the API; gives the invitation's id. */
async function invite(app: TestApp, headers: Staff): Promise<string> {
  const json = { name: "Sample", role: "writer", lang: "tra", password: PASSWORD };
  return (await (await app.call("POST", "/api/inviteStaff", { headers, json })).json()).id;
}

/** A valid input for each `write` call of the feature. */
export const accountsSamples = {
  "accounts.resetTwoFactor": async (app: TestApp, staff: Staff) => ({
    username: await addAccount(app, staff),
    password: PASSWORD,
  }),
  "accounts.changeRole": async (app: TestApp, staff: Staff) => ({
    username: await addAccount(app, staff),
    role: "writer",
    password: PASSWORD,
  }),
  "accounts.removeStaff": async (app: TestApp, staff: Staff) => ({
    username: await addAccount(app, staff),
    password: PASSWORD,
  }),
  "accounts.setPublishingRule": async () => ({ review: false }),
  "accounts.withdrawInvitation": async (app: TestApp, staff: Staff) => ({ id: await invite(app, staff) }),
};
