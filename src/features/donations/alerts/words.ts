import type { Localized } from "../../../platform/locale/lang";

const eng = {
  title: "Needs attention",
  refused: "PayPal refuses the charity’s account: nobody can give by PayPal",
  credentials:
    "The client ID or the secret is wrong, or no longer valid. Ask whoever runs the machine to check both.",
  forbidden:
    "PayPal does not let the account do this. Log in to PayPal: the account may be limited, or the app may lack the permission to accept payments.",
  otherRefusal: "PayPal says {reason}. Log in to PayPal and look for a message about the account.",
  mismatched: "PayPal took a different amount from the one ordered: {count}",
  mismatchedAdvice: "Compare it with PayPal. Then accept what came, or refund it at PayPal.",
  heldAccept: "Payments waiting for you to accept them at PayPal: {count}",
  heldAcceptAdvice: "Log in to PayPal and accept them; after a time PayPal returns the money to the donor.",
  heldVerify: "Payments held until PayPal has checked the charity’s account: {count}",
  heldVerifyAdvice:
    "Log in to PayPal and do what it asks: confirm the e-mail address, or verify the account.",
  heldWait: "Payments that PayPal is still checking: {count}",
  heldWaitAdvice:
    "Nothing to do yet: PayPal decides, and the charity gets an e-mail then. After a week, ask PayPal.",
  mailFailed: "Donations with an e-mail that could not be sent: {count}",
  mailFailedAdvice: "Correct the address if it is wrong, then choose “Send the e-mail again”.",
  dispute: "A payer disputes a payment of {amount} at PayPal ({ref})",
  disputeAdvice: "Log in to PayPal, open the Resolution Centre and answer.",
  disputeAdviceUntil: "Log in to PayPal, open the Resolution Centre and answer by {time}.",
  disputeAdviceWait:
    "Nothing to do for now: PayPal or the payer has to answer. No receipt can be issued meanwhile.",
  disputed: "Disputed at PayPal",
  disputedUntil: "Disputed at PayPal: answer by {time}",
  disputeOver: "It is over",
  unlisted: "PayPal says that {amount} went back, but its order does not show it ({ref})",
  unlistedAdvice:
    "Compare the donation with PayPal’s own list. If money went back, choose “Correct what was paid back” at the donation.",
  stranger: "PayPal has {amount} that belongs to no donation here (order {ref})",
  strangerAdvice:
    "Look it up at PayPal. If it is a gift, add it by hand with this number in the note; if not, refund it.",
  open: "Open the donation",
  close: "Dealt with",
  closed: "Marked as dealt with",
};

const tra: typeof eng = {
  title: "需要處理",
  refused: "PayPal 拒絕本會帳戶，訪客暫時無法經 PayPal 捐款",
  credentials: "用戶端 ID 或密鑰有誤，或已失效。請系統管理員檢查兩者。",
  forbidden:
    "PayPal 不容許此帳戶進行這項操作。請登入 PayPal 查看帳戶是否受限制，或應用程式是否未獲收款權限。",
  otherRefusal: "PayPal 回應：{reason}。請登入 PayPal，查看有關帳戶的訊息。",
  mismatched: "PayPal 收取的金額與訂單不符：{count} 筆",
  mismatchedAdvice: "請與 PayPal 核對，然後按實收金額接納，或在 PayPal 退款。",
  heldAccept: "等候您在 PayPal 接受的付款：{count} 筆",
  heldAcceptAdvice: "請登入 PayPal 接受付款；逾期 PayPal 會把款項退回捐款人。",
  heldVerify: "PayPal 須先核實本會帳戶才發放的付款：{count} 筆",
  heldVerifyAdvice: "請登入 PayPal，按指示確認電郵地址或驗證帳戶。",
  heldWait: "PayPal 仍在審核的付款：{count} 筆",
  heldWaitAdvice: "暫時毋須處理。PayPal 有結果後，本會會收到電郵。如超過一星期，請向 PayPal 查詢。",
  mailFailed: "有電郵未能寄出的捐款：{count} 筆",
  mailFailedAdvice: "如電郵地址有誤，請先更正，再選「再次寄出電郵」。",
  dispute: "有付款人就 {amount} 的付款向 PayPal 提出爭議（{ref}）",
  disputeAdvice: "請登入 PayPal，在調解中心回覆。",
  disputeAdviceUntil: "請登入 PayPal，在 {time} 前到調解中心回覆。",
  disputeAdviceWait: "暫時毋須處理，正等候 PayPal 或付款人回覆。期間不能發出收據。",
  disputed: "PayPal 爭議處理中",
  disputedUntil: "PayPal 爭議處理中：請於 {time} 前回覆",
  disputeOver: "爭議已完結",
  unlisted: "PayPal 表示已退回 {amount}，但其訂單沒有顯示（{ref}）",
  unlistedAdvice: "請與 PayPal 的紀錄核對。如款項確已退回，請在該筆捐款選「更正退回金額」。",
  stranger: "PayPal 有一筆 {amount} 的款項，不屬於這裏任何捐款（訂單 {ref}）",
  strangerAdvice: "請在 PayPal 查核。如屬捐款，請人手新增並在備註寫上此編號；否則請退款。",
  open: "開啟捐款",
  close: "已處理",
  closed: "已標示為已處理",
};

const sim: typeof eng = {
  title: "需要处理",
  refused: "PayPal 拒绝了本会账户，访客暂时无法通过 PayPal 捐款",
  credentials: "客户端 ID 或密钥有误，或已失效。请系统管理员检查两者。",
  forbidden: "PayPal 不允许此账户进行这项操作。请登录 PayPal，查看账户是否受限，或应用是否没有收款权限。",
  otherRefusal: "PayPal 返回：{reason}。请登录 PayPal，查看有关账户的通知。",
  mismatched: "PayPal 收取的金额与订单不符：{count} 笔",
  mismatchedAdvice: "请与 PayPal 核对，然后按实收金额确认，或在 PayPal 退款。",
  heldAccept: "等待您在 PayPal 接受的付款：{count} 笔",
  heldAcceptAdvice: "请登录 PayPal 接受付款；逾期 PayPal 会把款项退还捐款人。",
  heldVerify: "PayPal 须先核实本会账户才会放款的付款：{count} 笔",
  heldVerifyAdvice: "请登录 PayPal，按提示确认邮箱或验证账户。",
  heldWait: "PayPal 仍在审核的付款：{count} 笔",
  heldWaitAdvice: "暂时无需处理。PayPal 有结果后，本会会收到邮件。如超过一周，请向 PayPal 查询。",
  mailFailed: "有邮件未能发出的捐款：{count} 笔",
  mailFailedAdvice: "如邮箱有误，请先更正，再选择“重新发送邮件”。",
  dispute: "有付款人就 {amount} 的付款向 PayPal 提出争议（{ref}）",
  disputeAdvice: "请登录 PayPal，在调解中心回复。",
  disputeAdviceUntil: "请登录 PayPal，在 {time} 之前到调解中心回复。",
  disputeAdviceWait: "暂时无需处理，正等待 PayPal 或付款人回复。期间不能开具收据。",
  disputed: "PayPal 争议处理中",
  disputedUntil: "PayPal 争议处理中：请在 {time} 之前回复",
  disputeOver: "争议已了结",
  unlisted: "PayPal 表示已退回 {amount}，但其订单没有显示（{ref}）",
  unlistedAdvice: "请与 PayPal 的记录核对。如款项确已退回，请在该笔捐款选择“更正退回金额”。",
  stranger: "PayPal 有一笔 {amount} 的款项，不属于这里的任何捐款（订单 {ref}）",
  strangerAdvice: "请在 PayPal 核查。如属捐款，请手动添加，并在备注中写上此编号；否则请退款。",
  open: "打开捐款",
  close: "已处理",
  closed: "已标记为已处理",
};

/** The words of money that needs attention. */
export const alertWords: Localized<typeof eng> = { eng, tra, sim };
