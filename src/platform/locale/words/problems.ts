import { fill, type Lang, type Localized } from "../lang";

/** The API's error messages. Shown to people unchanged. */
const problemsEng = {
  invalid: "Some of this could not be accepted. Please check the marked fields.",
  malformed: "The request is not valid JSON.",
  bodyMustBeObject: "The request body must be a JSON object.",
  jsonOnly: "Please send JSON (Content-Type: application/json).",
  multipartOnly: "Please send the file as multipart/form-data.",
  bodyTooLarge: "That is too large: at most 1 MB.",
  formTooLarge: "That is too large: at most 128 KB.",
  signedOut: "You are signed out. Please login to access the CMS.",
  crossSite: "This request came from another site and was refused.",
  notFound: "There is nothing at this address.",
  wrongMethod: "This address does not accept that method.",
  badRequest: "The server could not understand this request.",
  tooSlow: "The request took too long to arrive.",
  headersTooLarge: "The request’s headers are too large: at most 16 KB.",
  unstorable:
    "This contains a character that cannot be saved (NUL, or half of one). Delete it and type it again.",
  failed: "Something went wrong on our side. Please try again.",
  unavailable: "The site cannot save at the moment. Please try again in a minute.",
  unreadable: "This cannot be shown at the moment. Please try again in a minute.",
  notReady: "The site is not ready at the moment. Please try again in a minute.",
  notSent:
    "This was not sent, because the site cannot save at the moment. Everything you typed is still here: please send it again in a minute.",
  otherInput: "This key was used for another change. Send this one under a new key.",
  overtaken: "This was saved elsewhere first. Compare both versions before you save.",
  missing: "Please fill this in.",
  wrongType: "This has the wrong type: expected {expected}.",
  numberNeeded: "Enter a number using digits only.",
  notAllowed: "This must be one of: {allowed}.",
  tooLong: "At most {limit} characters.",
  tooBig: "This must be at most {limit}.",
  tooSmall: "This must be at least {limit}.",
  invalidValue: "This is not valid.",
  yearRange: "Choose a year from 1998 to the current one.",
  invalidDate: "This is not a valid date and time.",
  invalidVideo: "Use the address or id of a YouTube or Vimeo video.",
  nothingToRestore: "There is no deleted item to bring back.",
  telephone: "Write at least three digits; besides digits only spaces and + ( ) - . / #.",
  emailAddress: "Write an e-mail address such as name@example.org.",
  fileMissing: "Choose a file to upload.",
  fileTooLarge: "The file is too large: at most 20 MB for an image and 25 MB for a PDF.",
  webAddressNeeded: "Write a web address that begins with http:// or https://.",
  tooManyPages:
    "Too many pages were requested from your network in a short time. Please try again in a minute.",
  tooManyMessages:
    "Many messages came from your network in a short time. Please send this again in a minute.",
  busy: "The site has too much to do at the moment. Please try again shortly.",
} as const;

const problemsTra: ProblemWords = {
  invalid: "部分內容未能接受，請檢查已標示的欄位。",
  malformed: "請求不是有效的 JSON。",
  bodyMustBeObject: "請求內容必須是 JSON 物件。",
  jsonOnly: "請以 JSON 傳送（Content-Type: application/json）。",
  multipartOnly: "請以 multipart/form-data 傳送檔案。",
  bodyTooLarge: "內容過大：上限為 1 MB。",
  formTooLarge: "內容過大：上限為 128 KB。",
  signedOut: "您已登出。請登入以使用內容管理系統。",
  crossSite: "此請求來自其他網站，已被拒絕。",
  notFound: "此網址沒有內容。",
  wrongMethod: "此網址不接受該方法。",
  badRequest: "伺服器無法理解此請求。",
  tooSlow: "請求傳送時間過長。",
  headersTooLarge: "請求標頭過大：上限為 16 KB。",
  unstorable: "內含無法儲存的字元（NUL 或不完整的字元）。請刪除該字元，然後重新輸入。",
  failed: "系統發生錯誤，請再試一次。",
  unavailable: "暫時未能儲存，請於一分鐘後再試。",
  unreadable: "暫時未能顯示，請於一分鐘後再試。",
  notReady: "網站暫時未能運作，請於一分鐘後再試。",
  notSent: "系統暫時未能儲存資料，所以未有送出。您輸入的內容仍然保留，請於一分鐘後再次提交。",
  otherInput: "此識別碼已用於另一項更改，請以新的識別碼傳送。",
  overtaken: "此內容已在別處先行儲存。請比較兩個版本後再儲存。",
  missing: "請填寫此欄。",
  wrongType: "類型不正確：應為 {expected}。",
  numberNeeded: "請只以數字填寫。",
  notAllowed: "必須是以下其中一項：{allowed}。",
  tooLong: "不可超過 {limit} 個字。",
  tooBig: "不可大於 {limit}。",
  tooSmall: "不可小於 {limit}。",
  invalidValue: "內容無效。",
  yearRange: "請選擇 1998年至今年之間的年份。",
  invalidDate: "日期及時間無效。",
  invalidVideo: "請填寫 YouTube 或 Vimeo 短片的網址或編號。",
  nothingToRestore: "沒有可以還原的已刪除項目。",
  telephone: "請至少輸入三個數字；除數字外只可使用空格及 + ( ) - . / #。",
  emailAddress: "請輸入電郵地址，例如 name@example.org。",
  fileMissing: "請選擇要上載的檔案。",
  fileTooLarge: "檔案過大：圖片上限為 20 MB，PDF 上限為 25 MB。",
  webAddressNeeded: "請填寫以 http:// 或 https:// 開頭的網址。",
  tooManyPages: "短時間內有太多來自您的網絡的瀏覽要求，請於一分鐘後再試。",
  tooManyMessages: "短時間內收到太多來自您的網絡的訊息，請於一分鐘後再傳送。",
  busy: "網站現時較繁忙，請稍後再試。",
};

const problemsSim: ProblemWords = {
  invalid: "部分内容无法接受，请检查已标出的项目。",
  malformed: "请求不是有效的 JSON。",
  bodyMustBeObject: "请求内容必须是 JSON 对象。",
  jsonOnly: "请以 JSON 发送（Content-Type: application/json）。",
  multipartOnly: "请以 multipart/form-data 发送文件。",
  bodyTooLarge: "内容过大：上限为 1 MB。",
  formTooLarge: "内容过大：上限为 128 KB。",
  signedOut: "您已退出登录。请登录以使用内容管理系统。",
  crossSite: "此请求来自其他网站，已被拒绝。",
  notFound: "此网址没有内容。",
  wrongMethod: "此网址不接受该方法。",
  badRequest: "服务器无法理解此请求。",
  tooSlow: "请求传送时间过长。",
  headersTooLarge: "请求标头过大：上限为 16 KB。",
  unstorable: "内含无法保存的字符（NUL 或不完整的字符）。请删除该字符，然后重新输入。",
  failed: "系统出错，请重试。",
  unavailable: "暂时无法保存，请一分钟后再试。",
  unreadable: "暂时无法显示，请一分钟后再试。",
  notReady: "网站暂时无法运行，请一分钟后再试。",
  notSent: "系统暂时无法保存，所以没有发送。您输入的内容仍然保留，请一分钟后再次提交。",
  otherInput: "该标识已用于另一项更改，请用新的标识发送。",
  overtaken: "此内容已在别处先行保存。请比较两个版本后再保存。",
  missing: "请填写此项。",
  wrongType: "类型不正确：应为 {expected}。",
  numberNeeded: "请只用数字填写。",
  notAllowed: "必须是以下其中一项：{allowed}。",
  tooLong: "不能超过 {limit} 个字。",
  tooBig: "不能大于 {limit}。",
  tooSmall: "不能小于 {limit}。",
  invalidValue: "内容无效。",
  yearRange: "请选择 1998年至今年之间的年份。",
  invalidDate: "日期和时间无效。",
  invalidVideo: "请填写 YouTube 或 Vimeo 视频的网址或编号。",
  nothingToRestore: "没有可以恢复的已删除项目。",
  telephone: "请至少输入三个数字；除数字外只可使用空格和 + ( ) - . / #。",
  emailAddress: "请输入电子邮箱，例如 name@example.org。",
  fileMissing: "请选择要上传的文件。",
  fileTooLarge: "文件过大：图片上限为 20 MB，PDF 上限为 25 MB。",
  webAddressNeeded: "请填写以 http:// 或 https:// 开头的网址。",
  tooManyPages: "短时间内来自您的网络的访问请求过多，请在一分钟后重试。",
  tooManyMessages: "短时间内收到过多来自您的网络的留言，请在一分钟后重新发送。",
  busy: "网站目前较繁忙，请稍后再试。",
};

/** Names one of the sentences that all share. */
export type ProblemKey = keyof typeof problemsEng;

export type ProblemWords = Record<ProblemKey, string>;

const shared: Record<Lang, ProblemWords> = { eng: problemsEng, tra: problemsTra, sim: problemsSim };

/** A sentence with which one feature alone refuses; `key` is what the log and schemas call it. */
export interface OwnProblem {
  readonly key: string;
  readonly words: Localized;
}

/** A sentence that an answer of the API may carry, in the three languages. */
export type ProblemText = ProblemKey | OwnProblem;

/** The problems of one feature by their keys. */
export function ownProblems<Key extends string>(words: Record<Key, Localized>): Record<Key, OwnProblem>;
export function ownProblems(words: Record<string, Localized>): Record<string, OwnProblem> {
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, { key, words: each }]));
}

/** The problem that a schema's `params.key` names: a feature's own problem, or one that all share. */
export function problemNamed(key: unknown, own: Readonly<Record<string, OwnProblem>>): ProblemText {
  if (typeof key !== "string") return "invalidValue";
  if (Object.hasOwn(own, key)) return own[key] ?? "invalidValue";
  return isShared(key) ? key : "invalidValue";
}

const isShared = (key: string): key is ProblemKey => Object.hasOwn(problemsEng, key);

/** One sentence in `lang`, its `{name}` parts filled from `values`. */
export function problemMessage(
  lang: Lang,
  problem: ProblemText,
  values: Record<string, string> = {},
): string {
  return fill(typeof problem === "string" ? shared[lang][problem] : problem.words[lang], values);
}
