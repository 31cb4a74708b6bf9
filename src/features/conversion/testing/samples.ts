import type { TestApp } from "../../../../test/app";

type Headers = Record<string, string>;

let count = 0;

/** A sentence that no other entry of the tests has. */
const sentence = () => {
  count += 1;
  return { from: "tra", source: `第${count}句。`, result: `第${count}句话。` };
};

async function addSentence(app: TestApp, staff: Headers): Promise<string> {
  const json = { sentence: sentence() };
  const answer = await app.call("POST", "/api/addSentence", { headers: staff, json });
  const { sentence_id } = (await answer.json()) as { sentence_id: string };
  return sentence_id;
}

/** One input that works for each call that changes accepted sentences. */
export const conversionSamples = {
  "conversion.add": async () => ({ sentence: sentence() }),
  "conversion.one": async (app: TestApp, staff: Headers) => ({ sentence_id: await addSentence(app, staff) }),
  "conversion.edit": async (app: TestApp, staff: Headers) => ({
    sentence: { ...sentence(), _id: await addSentence(app, staff) },
  }),
  "conversion.remove": async (app: TestApp, staff: Headers) => ({
    sentence_id: await addSentence(app, staff),
  }),
  "conversion.restore": async (app: TestApp, staff: Headers) => {
    const sentence_id = await addSentence(app, staff);
    await app.call("DELETE", "/api/deleteSentence", { headers: staff, json: { sentence_id } });
    return { sentence_id };
  },
  "conversion.remember": async () => ({ from: "tra", pairs: [{ source: "的士。", result: "出租车。" }] }),
};
