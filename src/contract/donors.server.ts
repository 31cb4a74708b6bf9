import * as z from "zod";
import { changed, saveEntry } from "../content/save/save-entry.server";
import { publishedRecord } from "../content/store/published.server";
import { donors } from "../features/donors/definition";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { localized } from "../platform/locale/lang";
import { editedVersion } from "../platform/shapes";

const { input, output } = donors.texts.names;

const contract = {
  all: get("/api/donors", {
    summary: "Names of donors by language; always one entry",
    input: z.object({}),
    output: z.object({
      donors: z
        .array(z.object({ _id: z.string(), ...localized(() => output), version: z.number().int() }))
        .length(1),
    }),
  }),
  replace: write("/api/adddonor", {
    access: "content",
    ofType: "donors",
    summary: "Replace the names of donors: lists, or texts with one name per line",
    input: z.object({ ...localized(() => input), version: editedVersion }),
    output: z.object({ message: z.literal("success") }),
  }),
};

const handlers: Handlers<typeof contract> = {
  all: async (_, { db }) => {
    const { _id, version, ...texts } = await publishedRecord(db, donors);
    return { donors: [{ _id, ...localized((lang) => texts[lang].names), version }] };
  },

  replace: async ({ version, ...names }, call) => {
    const given = localized((lang) => ({ names: names[lang] }));
    return changed("edit", await saveEntry({ type: donors }, { given, version }, call, ""), {});
  },
};

/** The fixed calls of the donors thanked by name. */
export const donorsCalls = answers(contract, handlers);
