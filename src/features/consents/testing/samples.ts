import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

/** A consent as the form sends it. */
export const givenConsent = {
  person: "Lam Ka-yan",
  giver: "parent",
  givenBy: "Mrs Lam",
  givenOn: "2026-03-01",
  covers: ["pictures"],
};

/** Adds a consent by the API; gives its id. */
export async function addConsent(app: TestApp, staff: Headers, more: object = {}): Promise<string> {
  const json = { consent: { ...givenConsent, ...more } };
  const answer = await app.call("POST", "/api/addConsent", { headers: staff, json });
  const { consent_id } = (await answer.json()) as { consent_id: string };
  return consent_id;
}

const added = async (app: TestApp, staff: Headers) => ({ consent_id: await addConsent(app, staff) });

async function withdrawn(app: TestApp, staff: Headers) {
  const json = await added(app, staff);
  await app.call("POST", "/api/withdrawConsent", { headers: staff, json });
  return json;
}

/** One valid input for each call of consents. */
export const consentSamples = {
  "consents.one": added,
  "consents.reach": added,
  "consents.ofFile": async () => ({ media_id: "none" }),
  "consents.entries": async () => ({ q: "header" }),
  "consents.add": async () => ({ consent: givenConsent }),
  "consents.edit": async (app: TestApp, staff: Headers) => ({
    consent: { ...givenConsent, _id: await addConsent(app, staff) },
  }),
  "consents.remove": added,
  "consents.withdraw": added,
  "consents.undo": withdrawn,
  "consents.eraseFormer": withdrawn,
  "consents.release": async (app: TestApp, staff: Headers) => ({
    ...(await withdrawn(app, staff)),
    entry: { type: "news", id: "none" },
  }),
};
