import type { PrivacySection } from "./privacy-texts";

/** Who receives data, cookies, other companies' content, safety and how long data is kept. */
export const disclosureParts = {
  recipients: {
    heading: { eng: "Who may receive it", tra: "資料的承轉人", sim: "资料的接收方" },
    paragraphs: [
      {
        eng: "Only staff and volunteers who need your data for their task may see it. We pass data to others in these cases only:",
        tra: "只有因職務需要的職員及義工才可查閱您的資料。我們只會在以下情況把資料轉移予他人：",
        sim: "只有因工作需要的员工和志愿者才可查阅您的资料。我们只会在以下情况把资料转移给他人：",
      },
    ],
    list: [
      {
        eng: "companies that run our website, e-mail and storage for us, bound to keep it confidential;",
        tra: "為本會提供網站、電郵及儲存服務並須保密的服務供應商；",
        sim: "为本会提供网站、电子邮件和存储服务并须保密的服务商；",
      },
      {
        eng: "PayPal and our bank, when you donate through them, and our auditor;",
        tra: "您捐款時使用的 PayPal 及本會的銀行，以及本會的核數師；",
        sim: "您捐款时使用的 PayPal 和本会的银行，以及本会的审计师；",
      },
      {
        eng: "authorities, where the law requires it;",
        tra: "法律規定須向其披露的機關；",
        sim: "法律规定须向其披露的机关；",
      },
      {
        eng: "anyone else only with your consent.",
        tra: "其他人士，但須先得您同意。",
        sim: "其他人士，但须先得到您的同意。",
      },
    ],
  },
  cookies: {
    heading: { eng: "Cookies", tra: "Cookie", sim: "Cookie" },
    paragraphs: [
      {
        eng: "This site sets only these cookies, and none for statistics or advertising. If your browser refuses them, all public pages still work, in English unless the address names a language.",
        tra: "本網站只使用以下 Cookie，並無用於統計或廣告的 Cookie。如瀏覽器拒絕接受，所有公開網頁仍可使用；除非網址指明語言，否則以英文顯示。",
        sim: "本网站只使用以下 Cookie，没有用于统计或广告的 Cookie。如浏览器拒绝接受，所有公开网页仍可使用；除非网址指明语言，否则以英文显示。",
      },
    ],
    list: [
      {
        eng: "“lang”: remembers the language that you chose.",
        tra: "「lang」：記住您所選的語言。",
        sim: "“lang”：记住您所选的语言。",
      },
      {
        eng: "“comfort”: remembers your comfort settings, if you chose any.",
        tra: "「comfort」：如您選用瀏覽輔助設定，記住有關設定。",
        sim: "“comfort”：如您选用浏览辅助设置，记住这些设置。",
      },
      {
        eng: "Staff login: keeps our staff signed in to the content area, and remembers the devices that they use. Visitors never receive these.",
        tra: "職員登入：讓本會職員在內容管理區保持登入，並記住其使用的裝置。訪客不會收到這些 Cookie。",
        sim: "员工登录：让本会的员工在内容管理区保持登录，并记住其使用的设备。访客不会收到这些 Cookie。",
      },
    ],
  },
  otherCompanies: {
    heading: {
      eng: "Content of other companies",
      tra: "其他公司的內容",
      sim: "其他公司的内容",
    },
    paragraphs: [
      {
        eng: "No page asks your browser to fetch anything from another company until you say so. When you press “Show map”, map pictures come from a map service; when you play a video, it comes from YouTube or Vimeo; when you pay by PayPal, you go to PayPal’s site. From then on that company learns your IP address and follows its own privacy policy.",
        tra: "未經您要求，任何網頁均不會讓您的瀏覽器向其他公司擷取內容。當您按「顯示地圖」，地圖圖像會由地圖服務提供；當您播放短片，短片會由 YouTube 或 Vimeo 提供；當您以 PayPal 付款，則會前往 PayPal 網站。該公司此後會得知您的 IP 地址，並按其私隱政策處理。",
        sim: "未经您要求，任何网页都不会让您的浏览器向其他公司获取内容。当您点击“显示地图”，地图图像会由地图服务提供；当您播放视频，视频会由 YouTube 或 Vimeo 提供；当您用 PayPal 付款，则会前往 PayPal 网站。该公司此后会得知您的 IP 地址，并按其隐私政策处理。",
      },
      {
        eng: "Links lead to websites that we do not run. Please read their own policies.",
        tra: "本網站的連結會通往並非由本會管理的網站，請參閱其私隱政策。",
        sim: "本网站的链接会通往并非由本会管理的网站，请参阅其隐私政策。",
      },
    ],
  },
  donations: {
    heading: { eng: "Donations", tra: "捐款", sim: "捐款" },
    paragraphs: [
      {
        eng: "Card and account numbers that you enter at PayPal never reach us. We do not publish the name of a donor without agreement.",
        tra: "您在 PayPal 輸入的信用卡及戶口號碼不會傳送給我們。未經同意，我們不會公開捐款人的姓名。",
        sim: "您在 PayPal 输入的银行卡号和账号不会传送给我们。未经同意，我们不会公开捐款人的姓名。",
      },
    ],
  },
  security: {
    heading: { eng: "Keeping data safe", tra: "資料保安", sim: "资料安全" },
    paragraphs: [
      {
        eng: "Messages and donation records are stored where only signed-in staff can reach them, and changes to the site’s content are recorded. To answer and to limit repeated attempts, our server handles your IP address; technical logs never hold what you wrote.",
        tra: "訊息及捐款紀錄只有已登入的職員才可查閱，網站內容的修改均有紀錄。為處理瀏覽要求及防止重複嘗試，伺服器會處理您的 IP 地址；技術日誌不會載有您所寫的內容。",
        sim: "留言和捐款记录只有已登录的员工才可查阅，网站内容的修改均有记录。为处理访问请求、防止反复尝试，服务器会处理您的 IP 地址；技术日志不会载有您所写的内容。",
      },
    ],
  },
  retention: {
    heading: { eng: "How long we keep it", tra: "保留期限", sim: "保存期限" },
    paragraphs: [
      {
        eng: "We keep data no longer than its purpose needs, and then delete it:",
        tra: "我們保留資料的時間不會超過所需，其後予以刪除：",
        sim: "我们保存资料的时间不会超过所需，之后予以删除：",
      },
    ],
    list: [
      {
        eng: "messages and enquiries: {messageMonths} months after they arrive, when our website deletes them automatically;",
        tra: "訊息及查詢：收到後 {messageMonths} 個月，其後由網站自動刪除；",
        sim: "留言和咨询：收到后 {messageMonths} 个月，之后由网站自动删除；",
      },
      {
        eng: "donation and receipt records: seven years after the end of the financial year;",
        tra: "捐款及收據紀錄：有關財政年度結束後七年；",
        sim: "捐款和收据记录：有关财政年度结束后七年；",
      },
      {
        eng: "volunteer forms: while you volunteer and up to 12 months after;",
        tra: "義工表格：服務期間及其後最多 12 個月；",
        sim: "志愿者表格：服务期间及之后最多 12 个月；",
      },
      {
        eng: "the record of changes to the site’s content, with earlier versions and the names of our staff who made them: as long as we run the site, for our staff only. It never holds what visitors send.",
        tra: "網站內容的修改紀錄（包括舊版本及作出修改的職員姓名）：於本會營運網站期間保留，只供本會職員使用；紀錄不會載有訪客所傳送的內容。",
        sim: "网站内容的修改记录（包括旧版本和作出修改的员工姓名）：在本会运营网站期间保留，只供本会的员工使用；记录不会载有访客所发送的内容。",
      },
    ],
  },
} satisfies Record<string, PrivacySection>;
