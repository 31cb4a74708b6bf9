import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Convert {from} to {to}",
  explained:
    "Tick what is to go into the form. You can change it here first. It is published when you press Submit.",
  explainedDraft:
    "A machine has written this. Read each paragraph and correct it, then tick what is to go into the form. It is published when you press Submit.",
  nothing: "There is nothing to convert: every paragraph says the same already.",
  paragraph: "{label}, paragraph {number}",
  use: "Use this: {label}",
  becomes: "{label}, in {to}",
  part: "{label}, in {to}, part {number}",
  difference: "Compared with the present text",
  differenceNew: "Words that differ, apart from the script",
  useAll: "Tick all",
  done: "Put into the form",
  noneTicked: "Tick at least one paragraph, or press “Cancel”.",
  taken: "Paragraphs put into the form: {count}. Press Submit to save them.",
  notRemembered: "Put into the form. What you accepted could not be remembered for the next time.",
  wait: "Preparing …",
  inGlossary: "In the glossary: {terms}",
};

const tra: typeof eng = {
  title: "由{from}轉換為{to}",
  explained: "請勾選要放入表格的段落，可先在此修改。按「儲存」後才會發布。",
  explainedDraft: "以下由機器翻譯。請逐段細閱並改正，再勾選要放入表格的段落。按「儲存」後才會發布。",
  nothing: "沒有需要轉換的內容：各段已經一致。",
  paragraph: "{label}，第 {number} 段",
  use: "採用：{label}",
  becomes: "{label}（{to}）",
  part: "{label}（{to}），第 {number} 部分",
  difference: "與現有文字的分別",
  differenceNew: "除字體外，用語的分別",
  useAll: "全部勾選",
  done: "放入表格",
  noneTicked: "請至少勾選一段，或按「取消」。",
  taken: "已放入表格：{count} 段。按「儲存」後才會生效。",
  notRemembered: "已放入表格，但未能記下您接受的寫法供下次使用。",
  wait: "準備中……",
  inGlossary: "詞彙表：{terms}",
};

const sim: typeof eng = {
  title: "由{from}转换为{to}",
  explained: "请勾选要放入表单的段落，可以先在这里修改。点击“保存”后才会发布。",
  explainedDraft: "以下由机器翻译。请逐段细读并改正，再勾选要放入表单的段落。点击“保存”后才会发布。",
  nothing: "没有需要转换的内容：各段已经一致。",
  paragraph: "{label}，第 {number} 段",
  use: "采用：{label}",
  becomes: "{label}（{to}）",
  part: "{label}（{to}），第 {number} 部分",
  difference: "与现有文字的区别",
  differenceNew: "除字形外，用语的区别",
  useAll: "全部勾选",
  done: "放入表单",
  noneTicked: "请至少勾选一段，或点按“取消”。",
  taken: "已放入表单：{count} 段。点击“保存”后才会生效。",
  notRemembered: "已放入表单，但未能记下您接受的写法供下次使用。",
  wait: "准备中……",
  inGlossary: "词汇表：{terms}",
};

/** Words of the dialog in which a language is taken from another one. */
export const convertWords: Localized<typeof eng> = { eng, tra, sim };
