import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "The e-mails that donors get: thanks, the letter that brings a receipt, and word of a payment that did not go through.",
    seen: "Letters that are sent from now on say what you submit. Until you change a text, it stays as it came with Kapok.",
    tasks: [
      {
        task: "Change a letter",
        steps: [
          "Find the letter, choose the language and change its subject or text. Words in braces, such as {amount}, are filled in for each donor; above the text it says which there are.",
          "Signature and logo, at the end, stand below every letter.",
          "Open “Preview” below it. “Send a test to me” sends it to your own address.",
          "Press “Submit”. A letter without something that the donor needs, such as the amount, is not saved: the field says what is missing.",
        ],
      },
      {
        task: "Know what the words in braces say",
        steps: [
          "{donor} is the donor’s name, {amount} the amount, {taken} what PayPal took.",
          "{reference} is the donation’s number, {serial} the receipt’s. {link} leads to the ways to give.",
          "{receipt} says that a receipt comes, where one was asked for. A paragraph with nothing to fill in is left out.",
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
          "找到該信件，選擇語言，修改主旨或內文。{amount} 等括號文字會按每位捐款人填上資料，可用的列於內文上方。",
          "署名和標誌在最後，每封信都會顯示。",
          "打開下方的「預覽」。按「寄測試信給我」可寄到您自己的電郵地址。",
          "按「儲存」。如欠缺捐款人需要的資料（例如金額），信件不會儲存，該欄會說明欠缺甚麼。",
        ],
      },
      {
        task: "括號文字的意思",
        steps: [
          "{donor} 是捐款人姓名，{amount} 是金額，{taken} 是 PayPal 扣取的金額。",
          "{reference} 是捐款參考編號，{serial} 是收據編號，{link} 連往捐款方法。",
          "{receipt} 說明收據將會發出，只在捐款人要求收據時出現。沒有資料可填的段落會略去。",
        ],
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
          "找到该信件，选择语言，修改主题或正文。{amount} 等括号文字会按每位捐款人填上资料，可用的列在正文上方。",
          "署名和标志在最后，每封信都会显示。",
          "打开下方的“预览”。点按“发测试信给我”可发到您自己的邮箱。",
          "点按“保存”。如果缺少捐款人需要的资料（例如金额），信件不会保存，该栏会说明缺少什么。",
        ],
      },
      {
        task: "括号文字的意思",
        steps: [
          "{donor} 是捐款人姓名，{amount} 是金额，{taken} 是 PayPal 扣取的金额。",
          "{reference} 是捐款参考编号，{serial} 是收据编号，{link} 链接到捐款方式。",
          "{receipt} 说明收据将会发出，只在捐款人要求收据时出现。没有资料可填的段落会略去。",
        ],
      },
      {
        task: "恢复默认文字",
        steps: ["点按信件下方的“恢复为默认文字”，然后点按“保存”。之前的文字可以在“版本记录”找到。"],
      },
    ],
  },
});
