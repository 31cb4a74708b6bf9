import { ownProblems } from "../../platform/locale/words/problems";

/** The feature's own refusals, besides the problems that all share. */
export const redirectsProblems = ownProblems({
  oldAddressNeeded: {
    eng: "Write an address of this site that begins with /, such as /old-page.",
    tra: "請填寫以 / 開頭的本網站網址，例如 /old-page。",
    sim: "请填写以 / 开头的本网站网址，例如 /old-page。",
  },
  oldAddressMark: {
    eng: "Leave out # and what follows it. Visitors’ browsers do not send it.",
    tra: "請刪去 # 及其後的部分，訪客的瀏覽器不會傳送這部分。",
    sim: "请删去 # 及其后面的部分，访客的浏览器不会发送这部分。",
  },
  oldAddressNowhere: {
    eng: "No visitor comes to this address: it has %2F, %5C or a % that stands alone in it. Write / in place of %2F, and %25 in place of %.",
    tra: "訪客不會到達這個網址：當中有 %2F、%5C 或單獨的 %。請以 / 代替 %2F，以 %25 代替 %。",
    sim: "访客不会到达这个网址：其中有 %2F、%5C 或单独的 %。请用 / 代替 %2F，用 %25 代替 %。",
  },
  pageIsThere: {
    eng: "There is a page at this address, and visitors will go on seeing it. Only an address without a page can be redirected.",
    tra: "這個網址現有網頁，訪客會繼續看到該頁。只有沒有網頁的網址才可轉址。",
    sim: "这个网址现有网页，访客会继续看到该页。只有没有网页的网址才能跳转。",
  },
  addressReserved: {
    eng: "The site itself uses addresses that begin like this, so it cannot be redirected.",
    tra: "這類開頭的網址由網站系統使用，不可轉址。",
    sim: "这类开头的网址由网站系统使用，不能跳转。",
  },
  alreadyRedirected: {
    eng: "There is a redirect from this address already. Change that one instead.",
    tra: "這個網址已有轉址，請更改原有的一項。",
    sim: "这个网址已有跳转，请更改原有的那一项。",
  },
  newAddressNeeded: {
    eng: "Choose a page or an item by its name, or write an address of this site that begins with /, such as /about, or one of another site that begins with https://.",
    tra: "請按名稱選擇網頁或項目，或填寫以 / 開頭的本網站網址，例如 /about；或其他網站以 https:// 開頭的網址。",
    sim: "请按名称选择页面或项目，或填写以 / 开头的本网站网址，例如 /about；或其他网站以 https:// 开头的网址。",
  },
  sameAddress: {
    eng: "This is the old address itself. Write where visitors are to go instead.",
    tra: "這就是舊網址。請填寫訪客應前往的網址。",
    sim: "这就是旧网址。请填写访客应前往的网址。",
  },
  redirectCircle: {
    eng: "This would send visitors in a circle: the new address leads back to the old one.",
    tra: "這樣訪客會不停打轉：新網址最終會回到舊網址。",
    sim: "这样访客会不停打转：新网址最终会回到旧网址。",
  },
  nothingIsThere: {
    eng: "There is no page at this address. Check how it is written, or choose the page by its name.",
    tra: "這個網址沒有網頁。請檢查寫法，或按名稱選擇網頁。",
    sim: "这个网址没有网页。请检查写法，或按名称选择页面。",
  },
  sameLine: {
    eng: "An earlier line has the same old address.",
    tra: "較前的一行已有相同的舊網址。",
    sim: "前面的一行已有相同的旧网址。",
  },
  noLines: {
    eng: "No addresses were found in this file. Each line needs an old address, a comma, and a new address.",
    tra: "檔案內找不到網址。每行須有舊網址、逗號和新網址。",
    sim: "文件中找不到网址。每行须有旧网址、逗号和新网址。",
  },
});
