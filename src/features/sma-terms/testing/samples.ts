import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

/** One input that works for the call that puts difficult words in order. */
export const smaTermsSamples = {
  "sma-terms.order": async (app: TestApp, staff: Headers) => {
    const json = { term: { eng: { name: "gene" } } };
    await app.call("POST", "/api/addSmaTerm", { headers: staff, json });
    const { smaTerms } = (await (await app.call("GET", "/api/smaTerms")).json()) as {
      smaTerms: { _id: string }[];
    };
    return { terms: smaTerms.toReversed().map(({ _id }) => ({ _id })) };
  },
};
