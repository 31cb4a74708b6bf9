import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Official receipts for donations: who waits for one, and all that were issued.",
    seen: "Visitors see nothing here. The donor gets the receipt as a PDF by e-mail, or from you on paper.",
    tasks: [
      {
        task: "Issue a receipt",
        steps: [
          "Choose a donor under “Waiting for a receipt” and press “Issue receipt”.",
          "Check the name as it should be printed, and submit.",
          "Send it by e-mail, or download it and print it.",
        ],
      },
      {
        task: "Correct a wrong receipt",
        steps: [
          "Press “Receipts issued” above the list, and find the receipt by its number or by a name.",
          "Open its menu, the three dots, choose “Declare void” and write the reason.",
          "Issue it again. The new receipt names the old one.",
        ],
      },
      {
        task: "Send a donor the whole year",
        steps: [
          "Press “Yearly statements”, and choose the tax year.",
          "Find the donor by name or e-mail address. Donors without an e-mail address are there too.",
          "Press “Download statement”.",
        ],
      },
    ],
  },
  tra: {
    what: "捐款的正式收據：誰正等候收據，以及所有已發出的收據。",
    seen: "訪客不會看到這裏的內容。捐款人會以電郵收到 PDF 收據，或由您寄上列印本。",
    tasks: [
      {
        task: "發出收據",
        steps: [
          "在「等候收據」中選擇捐款人，按「發出收據」。",
          "核對收據上的姓名，再按「發出收據」。",
          "以電郵寄出，或下載並列印。",
        ],
      },
      {
        task: "更正錯誤的收據",
        steps: [
          "按清單上方的「已發出的收據」，以編號或姓名找出收據。",
          "打開它的選單（三點），選擇「作廢」並寫下原因。",
          "重新發出；新收據會註明所取代的編號。",
        ],
      },
      {
        task: "給捐款人年度紀錄",
        steps: [
          "按「捐款人年度紀錄」，選擇課稅年度。",
          "以姓名或電郵地址找出捐款人；沒有電郵的捐款人亦在其中。",
          "按「下載年度紀錄」。",
        ],
      },
    ],
  },
  sim: {
    what: "捐款的正式收据：谁正在等收据，以及所有已开具的收据。",
    seen: "访客不会看到这里的内容。捐款人会收到 PDF 收据邮件，或由您寄上打印本。",
    tasks: [
      {
        task: "开具收据",
        steps: [
          "在“等待收据”中选择捐款人，点按“开具收据”。",
          "核对收据上的姓名，再点按“开具收据”。",
          "用邮件发送，或下载并打印。",
        ],
      },
      {
        task: "更正错误的收据",
        steps: [
          "点按列表上方的“已开具的收据”，用编号或姓名找出收据。",
          "打开它的菜单（三点），选择“作废”并写下原因。",
          "重新开具；新收据会注明所取代的编号。",
        ],
      },
      {
        task: "给捐款人年度记录",
        steps: [
          "点按“捐款人年度记录”，选择课税年度。",
          "用姓名或邮箱找出捐款人；没有邮箱的捐款人也在其中。",
          "点按“下载年度记录”。",
        ],
      },
    ],
  },
});
