/** One input that works for the call by which sentences are remembered. */
export const conversionSamples = {
  "conversion.remember": async () => ({ from: "tra", pairs: [{ source: "的士。", result: "出租车。" }] }),
};
