import type { Localized } from "../../locale/lang";

const eng = { remove: "Remove", removed: "Removed: {name}" };
const tra: typeof eng = { remove: "移除", removed: "已移除：{name}" };
const sim: typeof eng = { remove: "移除", removed: "已移除：{name}" };

export const rowsFieldWords: Localized<typeof eng> = { eng, tra, sim };
