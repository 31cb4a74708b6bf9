import type { Localized } from "../../locale/lang";

const eng = { remove: "Remove" };
const tra: typeof eng = { remove: "移除" };
const sim: typeof eng = { remove: "移除" };

export const rowsFieldWords: Localized<typeof eng> = { eng, tra, sim };
