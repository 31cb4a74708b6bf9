import { screenHelp } from "../../../ui/help/help";

export default screenHelp({
  eng: {
    what: "A copy of everything: texts, photos, PDFs, messages and donations.",
    seen: "Visitors see nothing of it, and the site keeps running meanwhile.",
    tasks: [
      {
        task: "Download a backup",
        steps: [
          "Enter your password, since the file holds everything.",
          "Press “Download a backup”.",
          "Keep the file where only authorised people can open it, away from this computer.",
          "For the content alone, to take along, press “Download all content”.",
        ],
      },
      {
        task: "See whether the nightly backups work",
        steps: [
          "Read when the last one was made and how large it is.",
          "If there is a warning, tell your system administrator.",
        ],
      },
      {
        task: "Bring a backup back",
        steps: [
          "Ask your system administrator. It is done where the program runs.",
          "The operations guide says how.",
        ],
      },
    ],
  },
  tra: {
    what: "網站的完整副本：文字、相片、PDF、訊息及捐款紀錄。",
    seen: "訪客不會察覺，備份期間網站如常運作。",
    tasks: [
      {
        task: "下載備份",
        steps: [
          "輸入您的密碼，因為檔案包含所有資料。",
          "按「下載備份」。",
          "把檔案存放在只有獲授權人士可打開的地方，並與這部電腦分開。",
          "如只需取得網站內容，按「下載全部內容」。",
        ],
      },
      { task: "查看每晚備份是否正常", steps: ["查看上次備份的時間及大小。", "如有警告，請通知系統管理員。"] },
      {
        task: "還原備份",
        steps: ["請聯絡系統管理員；還原須在程式運作的機器上進行。", "操作指南有詳細說明。"],
      },
    ],
  },
  sim: {
    what: "网站的完整副本：文字、照片、PDF、留言和捐款记录。",
    seen: "访客不会察觉，备份期间网站照常运行。",
    tasks: [
      {
        task: "下载备份",
        steps: [
          "输入您的密码，因为文件包含所有资料。",
          "点按“下载备份”。",
          "把文件存放在只有获授权人员可以打开的地方，并与这台电脑分开。",
          "如只需取得网站内容，点按“下载全部内容”。",
        ],
      },
      { task: "查看每晚备份是否正常", steps: ["查看上次备份的时间和大小。", "如有警告，请通知系统管理员。"] },
      {
        task: "恢复备份",
        steps: ["请联系系统管理员；恢复须在程序运行的机器上进行。", "操作指南有详细说明。"],
      },
    ],
  },
});
