import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "The words of every public page: headings, texts and lists, in the order in which they appear on the page.",
    seen: "Visitors see what you submit at once. Until you change a text, it stays as it came with Kapok.",
    tasks: [
      {
        task: "Change a text",
        steps: [
          "Open the page that has it.",
          "Choose the language and change the text. Do the same in the other languages.",
          "Press “Submit”, then “View it on the site”.",
        ],
      },
      {
        task: "Bring back the text that came with Kapok",
        steps: [
          "Go to the field. The button is below it where its text was changed.",
          "Press “Back to the text that came with Kapok”, then “Submit”.",
        ],
      },
      {
        task: "Make a custom page",
        steps: [
          "Press “Add Page” below the list of the site’s pages. Write its title and its text.",
          "Submit. Then open “Menu and footer” and press “Add to the menu” beside its name.",
        ],
      },
    ],
  },
  tra: {
    what: "每個公開網頁的文字：標題、內文和清單，次序與網頁相同。",
    seen: "訪客會立即看到您儲存的內容。未修改的文字會保持預設內容。",
    tasks: [
      {
        task: "修改文字",
        steps: [
          "打開該段文字所在的網頁。",
          "選擇語言並修改文字，其他語言亦請一併修改。",
          "按「儲存」，然後按「在網站查看」。",
        ],
      },
      {
        task: "還原預設文字",
        steps: ["前往該欄。如文字曾經修改，下方會有按鈕。", "按「還原為預設文字」，然後按「儲存」。"],
      },
      {
        task: "製作自訂網頁",
        steps: [
          "在網站各頁的清單下方按「新增網頁」，填寫標題和內容。",
          "按「儲存」，然後打開「選單及頁尾」，按網頁名稱旁的「加入選單」。",
        ],
      },
    ],
  },
  sim: {
    what: "每个公开页面的文字：标题、正文和列表，顺序与页面相同。",
    seen: "访客会立即看到您保存的内容。没有修改的文字会保持默认内容。",
    tasks: [
      {
        task: "修改文字",
        steps: [
          "打开该段文字所在的页面。",
          "选择语言并修改文字，其他语言也请一并修改。",
          "点按“保存”，然后点按“在网站查看”。",
        ],
      },
      {
        task: "恢复默认文字",
        steps: ["找到该栏。如果文字修改过，下方会有按钮。", "点按“恢复为默认文字”，然后点按“保存”。"],
      },
      {
        task: "制作自定义页面",
        steps: [
          "在网站各页的列表下方点按“添加页面”，填写标题和正文。",
          "点按“保存”，然后打开“菜单和页脚”，点按页面名称旁的“添加到菜单”。",
        ],
      },
    ],
  },
});
