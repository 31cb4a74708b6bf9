/** One input that works for each call that changes the glossary. */
export const glossarySamples = {
  "glossary.replace": async () => ({ entries: [{ tra: "的士", sim: "出租车" }] }),
  "glossary.import": async () => ({ csv: "巴士,公交车\n" }),
};
