import * as z from "zod";
import { SmaReview, SmaTopic } from "../features/sma/shapes";
import { review, topics } from "../features/sma/topics.server";
import { answers, type Handlers } from "../platform/feature.server";
import { get } from "../platform/http/contract";

const contract = {
  all: get("/api/sma", {
    summary: "All SMA topics in order, and when and by whom they were reviewed",
    input: z.object({}),
    output: z.object({ sma: z.array(SmaTopic), review: SmaReview }),
  }),
};

const handlers: Handlers<typeof contract> = {
  all: async (_, { db }) => ({ sma: await topics(db), review: await review(db) }),
};

/** The fixed call of the SMA topics. */
export const smaCalls = answers(contract, handlers);
