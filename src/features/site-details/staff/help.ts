import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "What every page says about the charity: names, address, telephone, bank accounts, social links and the annual report.",
    seen: "Visitors see it in the footer, on Contact and on Donate. Receipts carry the name, the address and the IRD file number.",
    tasks: [
      {
        task: "Change telephone or address",
        steps: [
          "Change it in its field, the address in each language.",
          "Press “Submit”. Every page shows it at once.",
        ],
      },
      {
        task: "Change a bank account",
        steps: [
          "Change the number and read it once more, digit by digit.",
          "Press “Submit”, then look at the Donate page.",
          "Tell a colleague. Activity shows who changed it.",
        ],
      },
      {
        task: "Enter the IRD file number",
        steps: [
          "Copy it from the letter of the Inland Revenue Department.",
          "Press “Submit”. From then on receipts can be issued.",
        ],
      },
    ],
  },
  tra: {
    what: "每一頁都會用到的本會資料：名稱、地址、電話、銀行戶口、社交連結及年報。",
    seen: "訪客會在頁尾、聯絡頁及捐款頁看到。收據會印上名稱、地址及稅務局檔案編號。",
    tasks: [
      {
        task: "更改電話或地址",
        steps: ["在欄位修改；地址須以各種語言修改。", "按「儲存」，所有網頁即時更新。"],
      },
      {
        task: "更改銀行戶口",
        steps: [
          "修改號碼，並逐個數字再核對一次。",
          "按「儲存」，然後查看捐款頁。",
          "通知同事；「操作紀錄」會顯示由誰更改。",
        ],
      },
      { task: "填寫稅務局檔案編號", steps: ["按稅務局信件抄寫。", "按「儲存」，之後便可發出收據。"] },
    ],
  },
  sim: {
    what: "每一页都会用到的本会资料：名称、地址、电话、银行账户、社交链接和年报。",
    seen: "访客会在页脚、联系页和捐款页看到。收据会印上名称、地址和税务局档案编号。",
    tasks: [
      {
        task: "更改电话或地址",
        steps: ["在输入框中修改；地址须用各种语言修改。", "点按“保存”，所有页面马上更新。"],
      },
      {
        task: "更改银行账户",
        steps: [
          "修改号码，并逐个数字再核对一次。",
          "点按“保存”，然后查看捐款页。",
          "通知同事；“操作记录”会显示由谁更改。",
        ],
      },
      { task: "填写税务局档案编号", steps: ["按税务局信件抄写。", "点按“保存”，之后便可以开具收据。"] },
    ],
  },
});
