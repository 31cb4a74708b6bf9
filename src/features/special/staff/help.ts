import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Six places for images of special thanks, such as a certificate or the logo of a supporter.",
    seen: "The About page shows the images in this order. An empty place leaves no gap.",
    tasks: [
      {
        task: "Add or replace an image",
        steps: ["Upload the image into its place.", "It is saved and shown at once."],
      },
      {
        task: "Set whom an image thanks",
        steps: [
          "Open “Whom it thanks” below the image and write the name in each language.",
          "Press “Submit”. Visitors read it below the image.",
        ],
      },
      {
        task: "Remove an image",
        steps: ["Press the button that removes it.", "If it was the wrong one, undo it straight away."],
      },
    ],
  },
  tra: {
    what: "六個特別鳴謝圖片的位置，例如感謝狀或支持機構的標誌。",
    seen: "「關於我們」網頁會依此次序顯示。空的位置不會留白。",
    tasks: [
      { task: "加入或更換圖片", steps: ["選擇位置，上載圖片。", "圖片會即時儲存及顯示。"] },
      {
        task: "填寫鳴謝對象",
        steps: ["打開圖片下方的「鳴謝對象」，填寫各語言的名稱。", "按「儲存」；訪客會在圖片下方看到。"],
      },
      { task: "移除圖片", steps: ["按移除按鈕。", "如移除錯了，可立即復原。"] },
    ],
  },
  sim: {
    what: "六个特别鸣谢图片的位置，例如感谢状或支持机构的标志。",
    seen: "“关于我们”页面会按此次序显示。空的位置不会留白。",
    tasks: [
      { task: "加入或更换图片", steps: ["选择位置，上传图片。", "图片会马上保存和显示。"] },
      {
        task: "填写鸣谢对象",
        steps: ["打开图片下方的“鸣谢对象”，填写各语言的名称。", "点按“保存”；访客会在图片下方看到。"],
      },
      { task: "移除图片", steps: ["点按移除按钮。", "如果移除错了，可以立即撤销。"] },
    ],
  },
});
