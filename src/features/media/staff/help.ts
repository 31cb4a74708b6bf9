import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "Every picture and PDF that was uploaded, whichever entry it belongs to.",
    seen: "Visitors see a file only in the pages that use it. Those who cannot see a picture hear its description.",
    tasks: [
      {
        task: "Say what a picture shows",
        steps: [
          "Write one short sentence in each language below the picture, in any form that has it, or tick that it is decoration. It is saved with the form and counts wherever the picture is used.",
          "If it means something else in one place, open “Other words here” at that place.",
          "Those that nobody has described are under “Description missing” above the pictures.",
        ],
      },
      {
        task: "Put a newer file in the place of an older one",
        steps: [
          "Open the file and press “Replace the file”.",
          "Choose the new one. Every page that used the old one shows the new one at once.",
          "To go back, press “Use this one again” under “Earlier files”.",
        ],
      },
      {
        task: "Delete a file that is not needed any more",
        steps: [
          "Press “Not used” above the pictures, and open the file.",
          "Press “Delete” and then “Yes”.",
          "For 90 days you find it under “Deleted”, where it can be brought back.",
          "To delete several at once, tick them and press “Move to the trash” above the list.",
        ],
      },
    ],
  },
  tra: {
    what: "所有已上載的圖片及 PDF，不論屬於哪項內容。",
    seen: "訪客只會在使用該檔案的網頁看到它。看不見圖片的人會聽到文字說明。",
    tasks: [
      {
        task: "說明圖片的內容",
        steps: [
          "在任何有該圖片的表格中，於圖片下方以每種語言各寫一句簡短說明，或剔選純屬裝飾。說明會隨表格一併儲存，適用於所有使用該圖片的地方。",
          "如圖片在某處有不同重點，請在該處打開「此處另用文字說明」。",
          "未有說明的圖片，可在圖片上方的「欠文字說明」找到。",
        ],
      },
      {
        task: "以新檔案取代舊檔案",
        steps: [
          "打開檔案，按「更換檔案」。",
          "選擇新檔案。所有使用舊檔案的網頁會立即顯示新檔案。",
          "如要還原，在「以前的檔案」按「再次使用此檔案」。",
        ],
      },
      {
        task: "刪除不再需要的檔案",
        steps: [
          "按圖片上方的「未使用」，然後打開檔案。",
          "按「刪除」，再按「是」。",
          "90 天內可在「已刪除」找到並還原。",
          "如要一次刪除多個，可勾選檔案，再按清單上方的「移到回收筒」。",
        ],
      },
    ],
  },
  sim: {
    what: "所有已上传的图片和 PDF，无论属于哪项内容。",
    seen: "访客只会在使用该文件的页面看到它。看不见图片的人会听到文字说明。",
    tasks: [
      {
        task: "说明图片的内容",
        steps: [
          "在任何有该图片的表单中，在图片下方用每种语言各写一句简短说明，或勾选仅作装饰。说明会随表单一起保存，适用于所有使用该图片的地方。",
          "如图片在某处有不同重点，请在该处打开“此处另用文字说明”。",
          "还没有说明的图片，可以在图片上方的“缺文字说明”中找到。",
        ],
      },
      {
        task: "用新文件替换旧文件",
        steps: [
          "打开文件，点按“更换文件”。",
          "选择新文件。所有使用旧文件的页面会立即显示新文件。",
          "如要恢复，在“以前的文件”中点按“再次使用此文件”。",
        ],
      },
      {
        task: "删除不再需要的文件",
        steps: [
          "点按图片上方的“未使用”，然后打开文件。",
          "点按“删除”，再点按“是”。",
          "90 天内可以在“已删除”中找到并恢复。",
          "如要一次删除多个，可勾选文件，再点按列表上方的“移到回收站”。",
        ],
      },
    ],
  },
});
