import { expect, it } from "vitest";
import { BOTH_ENGINES, openApp } from "../../../test/app";
import { DONATION_STATES } from "./donation";
import { donationStore } from "./store.server";
import { BY_PAYPAL } from "./testing/samples";

it.each(BOTH_ENGINES)("are all that the database takes, on %s", async (engine) => {
  const { close, deps } = await openApp(engine);
  const donations = donationStore(deps.db);
  for (const state of DONATION_STATES) {
    const { _id } = await donations.add({ ...BY_PAYPAL, state });
    expect((await donations.find(_id))?.state).toBe(state);
  }
  await close();
});
