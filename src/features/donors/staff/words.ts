import type { Localized } from "../../../core/locale/lang";

const eng = {
  names: "{total} names",
  oneName: "1 name",
  mark: "; ",
  twice: "{count} more than once:",
  listMark: ", ",
  columns: "These lines have columns, as a spreadsheet has them. Each line would be published as one name.",
  column: "{language}:",
  splitColumns: "Split by language",
  lossTitle: "Take many names off the site?",
  loss: "{language}: of {before} names, {kept} would stay.",
  lossText:
    "A language without names shows those of another; with none at all, visitors see no list of donors.",
  saveAnyway: "Save all the same",
  back: "Back to the names",
};

const tra: typeof eng = {
  names: "{total} 個姓名",
  oneName: "1 個姓名",
  mark: "；",
  twice: "{count} 個重複：",
  listMark: "、",
  columns: "這些行含有多欄資料（如從試算表貼上）。若不分開，每行會當作一個姓名發布。",
  column: "{language}：",
  splitColumns: "按語言分開",
  lossTitle: "要從網站移除大量姓名嗎？",
  loss: "{language}：原有 {before} 個姓名，只保留 {kept} 個。",
  lossText: "某語言沒有姓名時，會顯示另一語言的名單；三種語言都沒有時，訪客便看不到捐款人名單。",
  saveAnyway: "仍然儲存",
  back: "返回名單",
};

const sim: typeof eng = {
  names: "{total} 个姓名",
  oneName: "1 个姓名",
  mark: "；",
  twice: "{count} 个重复：",
  listMark: "、",
  columns: "这些行含有多列数据（如从电子表格粘贴）。如不分开，每行会作为一个姓名发布。",
  column: "{language}：",
  splitColumns: "按语言分开",
  lossTitle: "要从网站移除大量姓名吗？",
  loss: "{language}：原有 {before} 个姓名，只保留 {kept} 个。",
  lossText: "某种语言没有姓名时，会显示另一种语言的名单；三种语言都没有时，访客就看不到捐款人名单。",
  saveAnyway: "仍然保存",
  back: "返回名单",
};

/** Words of what the screen of donors has of its own. */
export const donorsStaffWords: Localized<typeof eng> = { eng, tra, sim };
