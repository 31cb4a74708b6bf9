import type { TestApp } from "../../../../test/app";

/** An input that works for each call that reads and answers nothing without one. */
export const activitySamples = {
  "activity.change": async (app: TestApp, staff: Record<string, string>) => {
    const { entries } = await (await app.call("GET", "/api/activity", { headers: staff })).json();
    return { entry: String(entries[0].id) };
  },
};
