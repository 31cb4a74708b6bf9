import type { Localized } from "../../../core/locale/lang";

const eng = {
  drift: "The three languages no longer list the same people.",
  seeDrift: "The languages differ",
  otherCount: "{list}: {counts}",
  movedAlone: "{list}: the order was changed only in {languages}",
  otherOrder: "{list}: Traditional and Simplified Chinese seem to be in a different order",
  listMark: ", ",
};

const tra: typeof eng = {
  drift: "三種語言列出的人不再一致。",
  seeDrift: "語言之間有差異",
  otherCount: "{list}：{counts}",
  movedAlone: "{list}：只更改了{languages}的次序",
  otherOrder: "{list}：繁體與簡體的次序似乎不同",
  listMark: "、",
};

const sim: typeof eng = {
  drift: "三种语言列出的人不再一致。",
  seeDrift: "语言之间有差异",
  otherCount: "{list}：{counts}",
  movedAlone: "{list}：只更改了{languages}的次序",
  otherOrder: "{list}：繁体与简体的次序似乎不同",
  listMark: "、",
};

/** Words of what the screen of the organisation has of its own. */
export const organizationStaffWords: Localized<typeof eng> = { eng, tra, sim };
