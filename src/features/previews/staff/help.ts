import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Links that let someone without an account, such as the director, see content before visitors do.",
    seen: "Visitors see nothing of it. Whoever has the link sees it until it ends.",
    tasks: [
      {
        task: "Show somebody a text before it is published",
        steps: [
          "In its form, press “Preview”, then “Link for someone without an account”.",
          "Choose for how many days it is valid, and press the button: what you have typed is saved as a draft first.",
          "Copy the link.",
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
          "在表格中按「預覽」，再按「給沒有帳戶者的連結」。",
          "選擇有效日數，按「儲存為草稿並建立連結」：您輸入的內容會先儲存為草稿。",
          "複製連結。",
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
          "在表单中点击“预览”，再点击“发给无账户人士的链接”。",
          "选择有效天数，点击“保存为草稿并创建链接”：您输入的内容会先保存为草稿。",
          "复制链接。",
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
