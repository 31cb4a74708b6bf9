import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

let count = 0;

/** Addresses that no other redirect of the tests has. */
const pair = () => {
  count += 1;
  return { from: `/old-page-${count}`, to: "/about" };
};

/** Adds a redirect by the API; gives its id. */
export async function addRedirect(app: TestApp, staff: Headers, redirect: object = pair()): Promise<string> {
  const answer = await app.call("POST", "/api/addRedirect", { headers: staff, json: { redirect } });
  const { redirect_id } = (await answer.json()) as { redirect_id: string };
  return redirect_id;
}

/** One input that works for each call that changes redirects. */
export const redirectSamples = {
  "redirects.add": async () => ({ redirect: pair() }),
  "redirects.one": async (app: TestApp, staff: Headers) => ({ redirect_id: await addRedirect(app, staff) }),
  "redirects.edit": async (app: TestApp, staff: Headers) => ({
    redirect: { ...pair(), _id: await addRedirect(app, staff) },
  }),
  "redirects.remove": async (app: TestApp, staff: Headers) => ({
    redirect_id: await addRedirect(app, staff),
  }),
  "redirects.restore": async (app: TestApp, staff: Headers) => {
    const redirect_id = await addRedirect(app, staff);
    await app.call("DELETE", "/api/deleteRedirect", { headers: staff, json: { redirect_id } });
    return { redirect_id };
  },
  "redirects.import": async () => ({ csv: `${pair().from},/donate\n` }),
};
