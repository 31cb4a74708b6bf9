import { answers, type Handlers } from "../../core/api/handlers.server";
import { LANGS, localized } from "../../core/locale/lang";
import { requireImages } from "../../core/media/registry.server";
import { type Chart, chartContract } from "./contract";
import { chartStore } from "./store.server";

const chartHandlers: Handlers<typeof chartContract> = {
  current: async (_, { db }) => ({ chart: [await chartStore(db).read()] }),

  update: async ({ charts, figures, version }, { db }) => {
    const before = await chartStore(db).read();
    const pictures = localized((lang) => charts[lang] && pictureOf(charts[lang], before[lang]));
    await requireImages(
      db,
      LANGS.flatMap((lang) => {
        const id = pictures[lang]?.coverId;
        return id ? [{ id, path: `charts.${lang}.coverId` }] : [];
      }),
    );
    const chart = await chartStore(db).update({ ...pictures, figures }, version);
    return { entityId: chart._id, action: "edit", snapshot: chart, answer: { message: "success" } };
  },
};

export const chartAnswers = answers(chartContract, chartHandlers);

type Picture = Chart["eng"];

/** What is not given stays; words about an image go with it. */
function pictureOf(
  given: { [Field in keyof Picture]?: Picture[Field] | undefined },
  before: Picture,
): Picture {
  const coverId = given.coverId === undefined ? before.coverId : given.coverId;
  return { coverId, alt: given.alt ?? (coverId === before.coverId ? before.alt : "") };
}
