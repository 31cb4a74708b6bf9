import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "The e-mails that donors get: thanks, the letter that brings a receipt, and word of a payment that did not go through.",
    seen: "Letters that are sent from now on say what you submit. Until you change a text, it stays as it came with Kapok.",
    tasks: [
      {
        task: "Change a letter",
        steps: [
          "Find the letter, choose the language and change its subject or text. Words in braces, such as {amount}, are filled in for each donor: the list below the text says which there are.",
          "Open “Preview” below it. “Send a test to me” sends it to your own address.",
          "Press “Submit”. A letter without something that the donor needs, such as the amount, is not saved: the field says what is missing.",
        ],
      },
      {
        task: "Put a signature and the logo below every letter",
        steps: [
          "Write the signature below the last letter.",
          "Upload the logo below it, then press “Submit”.",
        ],
      },
      {
        task: "Bring back the text that came with Kapok",
        steps: [
          "Press “Back to the text that came with Kapok” below the letter, then “Submit”. What was there before is under “History”.",
        ],
      },
    ],
  },
  tra: {
    what: "捐款人收到的電郵：感謝信、隨附收據的信件，以及付款未能完成的通知。",
    seen: "儲存後寄出的信件會使用新的文字。未修改的文字會保持預設內容。",
    tasks: [
      {
        task: "修改信件",
        steps: [
          "找到該信件，選擇語言，修改主旨或內文。{amount} 等括號文字會按每位捐款人填上資料，可用的列於內文下方。",
          "打開下方的「預覽」。按「寄測試信給我」可寄到您自己的電郵地址。",
          "按「儲存」。如欠缺捐款人需要的資料（例如金額），信件不會儲存，該欄會說明欠缺甚麼。",
        ],
      },
      {
        task: "在每封信加上署名和標誌",
        steps: ["在最後一封信下方填寫署名。", "在其下方上載標誌，然後按「儲存」。"],
      },
      {
        task: "還原預設文字",
        steps: ["按信件下方的「還原為預設文字」，然後按「儲存」。之前的文字可在「版本紀錄」找到。"],
      },
    ],
  },
  sim: {
    what: "捐款人收到的电子邮件：感谢信、随附收据的信件，以及付款未能完成的通知。",
    seen: "保存后发出的信件会使用新的文字。没有修改的文字会保持默认内容。",
    tasks: [
      {
        task: "修改信件",
        steps: [
          "找到该信件，选择语言，修改主题或正文。{amount} 等括号文字会按每位捐款人填上资料，可用的列在正文下方。",
          "打开下方的“预览”。点按“发测试信给我”可发到您自己的邮箱。",
          "点按“保存”。如果缺少捐款人需要的资料（例如金额），信件不会保存，该栏会说明缺少什么。",
        ],
      },
      {
        task: "在每封信加上署名和标志",
        steps: ["在最后一封信下方填写署名。", "在其下方上传标志，然后点按“保存”。"],
      },
      {
        task: "恢复默认文字",
        steps: ["点按信件下方的“恢复为默认文字”，然后点按“保存”。之前的文字可以在“版本记录”找到。"],
      },
    ],
  },
});
