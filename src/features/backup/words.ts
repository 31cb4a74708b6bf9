import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Backup",
  download: "Download a backup",
  downloadText:
    "One file with everything: the texts, photos and PDFs of the site, messages and donations. It is made at the moment you press the button; the site keeps running.",
  expectedSize: "It takes at most {size}.",
  confidential:
    "It contains personal data. Store it where only authorised people can open it, and keep a copy off this computer.",
  encrypted:
    "It is encrypted. It holds the staff accounts too, and can be restored only with the key that is set where the program runs.",
  notEncrypted:
    "It is not encrypted: whoever has the file can read all of it. So staff accounts with their passwords are left out, and have to be added again after it is restored. Your system administrator can set a key, with which backups hold them too; the operations guide says how under “Backup”.",
  password: "Your password",
  passwordWhy: "Asked for again, since the file holds everything.",
  downloadBegun: "The download has begun.",
  downloadNoted: "Activity shows who downloaded a backup and when.",
  nightly: "Nightly backups",
  nightlyUnset:
    "They are not set up. Your system administrator can set a folder for them; the operations guide says how under “Backup”.",
  noneYet: "None has been made yet.",
  lastMade: "The last one was made on {time}: {size}.",
  keep: "The newest {count} are kept.",
  failed: "The nightly backup of {time} failed",
  failedHow: "Please tell your system administrator. It is tried again the following night.",
  reason: "Error message:",
  late: "No nightly backup has been made for more than a day and a half",
  missing: "Files that should be in the last backup and could not be found: {count}",
  unreadable: "Files that are not in the last backup because they could not be read: {count}",
  content: "All content",
  contentText:
    "One file with all texts, drafts, photos and PDFs of the site, as JSON and media files that other programs can read too, and that can be imported into another Kapok. It has no accounts, donations, messages or consents, and so does not replace a backup.",
  downloadContent: "Download all content",
  restore: "To restore",
  restoreText:
    "Restoring is done by your system administrator, into an empty place: npm\u00A0run\u00A0restore. The operations guide says how.",
};

const tra: typeof eng = {
  title: "備份",
  download: "下載備份",
  downloadText:
    "一個檔案包含全部內容：網站的文字、相片及 PDF、訊息及捐款紀錄。備份在您按下按鈕時製作，期間網站如常運作。",
  expectedSize: "檔案最多約 {size}。",
  confidential: "備份載有個人資料。請存放在只有需要的人才可取用的地方，並且不要只放在這部電腦。",
  encrypted: "備份已加密，並包含職員帳戶；還原時須使用伺服器上設定的密鑰。",
  notEncrypted:
    "備份沒有加密：任何取得檔案的人都可以讀取全部內容。因此備份不包含職員帳戶及其密碼，還原後須重新新增。系統管理員可設定密鑰，之後備份便會包含帳戶；方法見操作指南（operations.md）的「Backup」一節。",
  password: "您的密碼",
  passwordWhy: "檔案載有全部內容，因此須再次輸入密碼。",
  downloadBegun: "已開始下載。",
  downloadNoted: "系統會記錄誰在何時下載過備份。",
  nightly: "每晚備份",
  nightlyUnset:
    "尚未設定。請系統管理員設定存放備份的資料夾，方法見操作指南（operations.md）的「Backup」一節。",
  noneYet: "尚未有備份。",
  lastMade: "上一次備份：{time}，{size}。",
  keep: "保留最新的 {count} 份。",
  failed: "{time} 的每晚備份失敗",
  failedHow: "請通知系統管理員。系統會於下一晚再試。",
  reason: "錯誤訊息：",
  late: "已超過一天半沒有製作備份",
  missing: "上一次備份中找不到的檔案數目：{count}",
  unreadable: "因無法讀取而沒有納入上一次備份的檔案數目：{count}",
  content: "全部內容",
  contentText:
    "一個檔案，包含網站的全部文字、草稿、相片及 PDF，以 JSON 及媒體檔案儲存，其他程式亦能讀取，並可匯入另一個 Kapok 網站。檔案不包含帳戶、捐款紀錄、訊息及同意書，因此不能代替備份。",
  downloadContent: "下載全部內容",
  restore: "還原",
  restoreText: "還原由系統管理員進行，並須還原至空白的位置：npm\u00A0run\u00A0restore。做法見操作指南。",
};

const sim: typeof eng = {
  title: "备份",
  download: "下载备份",
  downloadText:
    "一个文件包含全部内容：网站的文字、照片和 PDF、留言和捐款记录。备份在您按下按钮时制作，期间网站照常运行。",
  expectedSize: "文件最多约 {size}。",
  confidential: "备份含有个人资料。请存放在只有需要的人才能取用的地方，并且不要只放在这台电脑上。",
  encrypted: "备份已加密，并包含员工账户；恢复时须使用服务器上设置的密钥。",
  notEncrypted:
    "备份没有加密：任何拿到文件的人都可以读取全部内容。因此备份不包含员工账户及其密码，恢复后需要重新添加。系统管理员可以设置密钥，之后备份便会包含账户；方法见操作指南（operations.md）的“Backup”一节。",
  password: "您的密码",
  passwordWhy: "文件含有全部内容，因此需要再次输入密码。",
  downloadBegun: "已开始下载。",
  downloadNoted: "系统会记录谁在何时下载过备份。",
  nightly: "每晚备份",
  nightlyUnset: "尚未设置。请系统管理员设置存放备份的文件夹，方法见操作指南（operations.md）的“Backup”一节。",
  noneYet: "还没有备份。",
  lastMade: "上一次备份：{time}，{size}。",
  keep: "保留最新的 {count} 份。",
  failed: "{time} 的每晚备份失败",
  failedHow: "请通知系统管理员。系统会在下一晚再试。",
  reason: "错误信息：",
  late: "已超过一天半没有制作备份",
  missing: "上一次备份中找不到的文件数：{count}",
  unreadable: "因无法读取而未包含在上一次备份中的文件数：{count}",
  content: "全部内容",
  contentText:
    "一个文件，包含网站的全部文字、草稿、照片和 PDF，以 JSON 和媒体文件保存，其他程序也能读取，并可导入另一个 Kapok 网站。文件不包含账户、捐款记录、留言和同意书，因此不能代替备份。",
  downloadContent: "下载全部内容",
  restore: "恢复",
  restoreText: "恢复由系统管理员进行，并且必须恢复到空白的位置：npm\u00A0run\u00A0restore。做法见操作指南。",
};

export const backupWords: Localized<typeof eng> = { eng, tra, sim };
