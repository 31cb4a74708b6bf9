import type { Localized } from "../../locale/lang";

const eng = {
  code: "Code from your app, or a recovery code",
  codeHint: "Each code works once: if you have just logged in with one, wait for the next.",
  usePasskey: "Use a passkey instead",
  useCode: "Use a code instead",
  byPasskey: "Your device will ask for your passkey.",
  passkeyStopped: "Nothing was chosen. You can try again.",
  passkeyElsewhere:
    "Passkeys do not work at this address. Open the site at the address where you added yours.",
  cannot: "This needs your passkey, and this browser, or this address, cannot use passkeys.",
};

const tra: typeof eng = {
  code: "應用程式顯示的驗證碼，或一個復原碼",
  codeHint: "每個驗證碼只可使用一次；如剛以驗證碼登入，請等待下一個。",
  usePasskey: "改用通行密鑰",
  useCode: "改用驗證碼",
  byPasskey: "您的裝置將會要求確認通行密鑰。",
  passkeyStopped: "沒有選擇通行密鑰。您可以再試一次。",
  passkeyElsewhere: "此網址不能使用通行密鑰。請用您新增通行密鑰時的網址開啟本網站。",
  cannot: "此操作需要您的通行密鑰，但此瀏覽器或此網址不能使用通行密鑰。",
};

const sim: typeof eng = {
  code: "应用显示的验证码，或一个恢复码",
  codeHint: "每个验证码只能使用一次；如果刚用验证码登录，请等待下一个。",
  usePasskey: "改用通行密钥",
  useCode: "改用验证码",
  byPasskey: "您的设备会要求确认通行密钥。",
  passkeyStopped: "没有选择通行密钥。您可以再试一次。",
  passkeyElsewhere: "此网址不能使用通行密钥。请用您添加通行密钥时的网址打开本网站。",
  cannot: "此操作需要您的通行密钥，但此浏览器或此网址不能使用通行密钥。",
};

/** Words of the fields that ask once more who somebody is. */
export const proofWords: Localized<typeof eng> = { eng, tra, sim };
