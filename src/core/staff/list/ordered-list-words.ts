import type { Localized } from "../../locale/lang";

const eng = {
  moveUp: "Move up",
  moveDown: "Move down",
  moveFirst: "Move to the top",
  moveLast: "Move to the end",
  moveToPosition: "Move to position",
  position: "Position",
  move: "Move",
  moved: "{name} moved to position {position} of {total}",
  searchHint: "words in any language",
  found: "{count} found; numbers and moves are those of the whole list",
};

const tra: typeof eng = {
  moveUp: "上移",
  moveDown: "下移",
  moveFirst: "移至最前",
  moveLast: "移至最後",
  moveToPosition: "移至指定位置",
  position: "位置",
  move: "移動",
  moved: "{name}已移至第 {position} 位，共 {total} 項",
  searchHint: "任何語言的字詞",
  found: "找到 {count} 項；編號及移動以整個清單計算",
};

const sim: typeof eng = {
  moveUp: "上移",
  moveDown: "下移",
  moveFirst: "移到最前",
  moveLast: "移到最后",
  moveToPosition: "移到指定位置",
  position: "位置",
  move: "移动",
  moved: "{name}已移到第 {position} 位，共 {total} 项",
  searchHint: "任何语言的字词",
  found: "找到 {count} 项；编号和移动以整个列表计算",
};

export const orderedListWords: Localized<typeof eng> = { eng, tra, sim };
