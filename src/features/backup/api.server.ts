import { isPast } from "../../core/age";
import { answers, type Handlers } from "../../core/api/handlers.server";
import { settingsOf } from "../../core/config.server";
import { backupContract } from "./contract";
import { refuseSecondDownload } from "./download.server";
import { nightlyState } from "./nightly/state.server";
import { backupSettings } from "./settings.server";
import { giveTicket } from "./ticket.server";

/** Milliseconds: a night, and half a day for a program that was off. */
const LATE = 36 * 60 * 60 * 1000;

const handlers: Handlers<typeof backupContract> = {
  status: async (_, { db, deps }) => {
    const { key, dir, keep } = settingsOf(deps.config, backupSettings);
    const encrypted = key !== undefined;
    if (!dir) return { encrypted, nightly: null };
    const { made, failed } = await nightlyState(db).read();
    const late = made !== null && isPast(Date.parse(made.at), LATE);
    const isOver = made !== null && failed !== null && made.at >= failed.at;
    return { encrypted, nightly: { keep, made, failed: isOver ? null : failed, late } };
  },

  ready: async (_, { deps, staff }) => {
    refuseSecondDownload(deps);
    return { message: "success", ticket: await giveTicket(deps, staff) };
  },
};

export const backupAnswers = answers(backupContract, handlers);
