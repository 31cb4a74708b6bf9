import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

let count = 0;

/** A term that no other entry of the tests has. */
const term = () => {
  count += 1;
  return { term: { eng: "", tra: `用語${count}`, sim: `用语${count}` } };
};

async function addTerm(app: TestApp, staff: Headers): Promise<string> {
  const answer = await app.call("POST", "/api/addTerm", { headers: staff, json: { term: term() } });
  const { term_id } = (await answer.json()) as { term_id: string };
  return term_id;
}

/** One input that works for each call that changes the glossary. */
export const glossarySamples = {
  "glossary.add": async () => ({ term: term() }),
  "glossary.one": async (app: TestApp, staff: Headers) => ({ term_id: await addTerm(app, staff) }),
  "glossary.edit": async (app: TestApp, staff: Headers) => ({
    term: { ...term(), _id: await addTerm(app, staff) },
  }),
  "glossary.remove": async (app: TestApp, staff: Headers) => ({ term_id: await addTerm(app, staff) }),
  "glossary.restore": async (app: TestApp, staff: Headers) => {
    const term_id = await addTerm(app, staff);
    await app.call("DELETE", "/api/deleteTerm", { headers: staff, json: { term_id } });
    return { term_id };
  },
  "glossary.replace": async () => ({ entries: [{ tra: "的士", sim: "出租车" }] }),
  "glossary.import": async () => ({ csv: "巴士,公交车\n" }),
};
