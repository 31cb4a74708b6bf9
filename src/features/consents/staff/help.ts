import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Who has agreed that pictures of them, their name or their story are shown on the site.",
    seen: "Visitors and other colleagues never see this list. Only administrators do.",
    tasks: [
      {
        task: "Write down a consent",
        steps: [
          "Press “Add Consent” and fill in who it is and who agreed.",
          "Tick what they agreed to. Choose the pictures and PDFs, and find the entries about them.",
          "Press “Submit”. Keep the signed form itself in the office.",
        ],
      },
      {
        task: "Take everything away when somebody changes their mind",
        steps: [
          "Open the consent and read what would be gone.",
          "Tick other entries that name the person, if they should go too.",
          "Press “Withdraw consent” and confirm. It is gone from the site within a second.",
        ],
      },
      {
        task: "Show a story again without the person",
        steps: [
          "Open the entry from the withdrawn consent, and take out everything about the person.",
          "Press “All references to this person have been removed”, then publish the entry.",
        ],
      },
    ],
  },
  tra: {
    what: "記錄哪些人士同意在網站上展示其相片、姓名或故事。",
    seen: "訪客及其他同事不會看到這份清單，只有管理員可以看到。",
    tasks: [
      {
        task: "記錄一份同意書",
        steps: [
          "按「新增同意書」，填寫當事人及由誰同意。",
          "勾選同意的範圍，選取相片，並尋找有關當事人的內容。",
          "按「儲存」。已簽署的表格請存放於辦公室。",
        ],
      },
      {
        task: "有人改變主意時，移走所有內容",
        steps: [
          "打開同意書，查看有哪些內容會消失。",
          "如其他內容提及當事人而須一併撤下，請勾選。",
          "按「撤回同意」並確認，內容會在一秒內從網站消失。",
        ],
      },
      {
        task: "刪去當事人的部分後重新展示故事",
        steps: [
          "由已撤回的同意書打開有關內容，刪去所有涉及當事人的部分。",
          "按「當中已無任何有關當事人的內容」，然後發布。",
        ],
      },
    ],
  },
  sim: {
    what: "记录哪些人同意在网站上展示其照片、姓名或故事。",
    seen: "访客和其他同事看不到这份列表，只有管理员可以看到。",
    tasks: [
      {
        task: "记录一份同意书",
        steps: [
          "按“添加同意书”，填写当事人以及由谁同意。",
          "勾选同意的范围，选择照片，并查找有关当事人的内容。",
          "按“保存”。已签署的表格请存放在办公室。",
        ],
      },
      {
        task: "有人改变主意时，移走所有内容",
        steps: [
          "打开同意书，查看哪些内容会消失。",
          "如果其他内容提到当事人而需要一并撤下，请勾选。",
          "按“撤回同意”并确认，内容会在一秒内从网站消失。",
        ],
      },
      {
        task: "删去当事人的部分后重新展示故事",
        steps: [
          "从已撤回的同意书打开有关内容，删去所有涉及当事人的部分。",
          "按“其中已没有任何有关当事人的内容”，然后发布。",
        ],
      },
    ],
  },
});
