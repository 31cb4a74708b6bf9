import type { TestApp } from "../../../../test/app";

/** A valid input for each call that reads and needs one. */
export const activitySamples = {
  "activity.change": async (app: TestApp, staff: Record<string, string>) => {
    const { entries } = await (await app.call("GET", "/api/activity", { headers: staff })).json();
    return { entry: String(entries[0].id) };
  },
};
