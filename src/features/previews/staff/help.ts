import { screenHelp } from "../../../core/staff/help/help";

export default screenHelp({
  eng: {
    what: "Links by which somebody without an account, as the director, sees what visitors do not see yet.",
    seen: "Visitors see nothing of it. Whoever has the link sees it until it ends.",
    tasks: [
      {
        task: "Show somebody a text before it is published",
        steps: [
          "In its form, take the ticks away from all three languages and submit it.",
          "Open it again, press “Preview”, then “Link for somebody without an account”.",
          "Choose for how many days it is good, press “Make a link” and copy it.",
        ],
      },
      {
        task: "Show the whole site as it will be",
        steps: ["Press “Preview” in any form.", "Choose “The whole site as it will be” and make the link."],
      },
      {
        task: "End a link before its time",
        steps: ["Find it in the list.", "Press “End the link”. From then on it shows nothing."],
      },
    ],
  },
  tra: {
    what: "讓沒有帳戶的人（例如總幹事）查看訪客未能看到的內容的連結。",
    seen: "訪客不會看到這些內容。持有連結的人在連結失效前都可看到。",
    tasks: [
      {
        task: "發布前給別人看一段文字",
        steps: [
          "在表格中取消三種語言的剔號，然後儲存。",
          "再次開啟，按「預覽」，再按「給沒有帳戶者的連結」。",
          "選擇有效日數，按「建立連結」並複製。",
        ],
      },
      {
        task: "給別人看整個網站將來的樣子",
        steps: ["在任何表格按「預覽」。", "選擇「整個網站（連同未發布的內容）」，然後建立連結。"],
      },
      { task: "提早撤銷連結", steps: ["在清單中找出該連結。", "按「撤銷連結」，連結隨即失效。"] },
    ],
  },
  sim: {
    what: "让没有账户的人（例如总干事）查看访客还看不到的内容的链接。",
    seen: "访客看不到这些内容。拿到链接的人在链接失效前都可以看到。",
    tasks: [
      {
        task: "发布前给别人看一段文字",
        steps: [
          "在表单中取消三种语言的勾选，然后保存。",
          "再次打开，点击“预览”，再点击“发给无账户人士的链接”。",
          "选择有效天数，点击“创建链接”并复制。",
        ],
      },
      {
        task: "给别人看整个网站将来的样子",
        steps: ["在任意表单点击“预览”。", "选择“整个网站（包括未发布的内容）”，然后创建链接。"],
      },
      { task: "提前撤销链接", steps: ["在列表中找到这个链接。", "点击“撤销链接”，链接立即失效。"] },
    ],
  },
});
