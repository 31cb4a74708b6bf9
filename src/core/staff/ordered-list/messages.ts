import type { Localized } from "../../locale/lang";

const eng = {
  moveUp: "Move up",
  moveDown: "Move down",
  moveToPosition: "Move to position",
  position: "Position",
  move: "Move",
  moved: "{name} moved to position {position} of {total}",
};

const tra: typeof eng = {
  moveUp: "上移",
  moveDown: "下移",
  moveToPosition: "移至指定位置",
  position: "位置",
  move: "移動",
  moved: "{name}已移至第 {position} 位，共 {total} 項",
};

const sim: typeof eng = {
  moveUp: "上移",
  moveDown: "下移",
  moveToPosition: "移到指定位置",
  position: "位置",
  move: "移动",
  moved: "{name}已移到第 {position} 位，共 {total} 项",
};

export const orderedListWords: Localized<typeof eng> = { eng, tra, sim };
