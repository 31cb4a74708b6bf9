import type { Localized } from "../platform/locale/lang";
import type { PrivacySection } from "./privacy-texts";

interface AccessibilityTexts {
  title: Localized;
  lead: Localized;
  /** `YYYY-MM-DD`: when what is said here was last compared with the site. */
  lastReviewed: string;
  sections: readonly PrivacySection[];
  /** Heading above the ways to reach the charity, and what to write about. */
  contact: { heading: Localized; text: Localized };
}

/**
 * The accessibility statement. It says what was tested and what was not; docs/accessibility.md has the details.
 * Change it together with the tests.
 */
export const accessibilityTexts: AccessibilityTexts = {
  title: { eng: "Accessibility statement", tra: "無障礙聲明", sim: "无障碍声明" },
  lead: {
    eng: "Many of us use this site with one switch, with our eyes, with a thumb, or when we are tired. It should work for all of us, and if it does not, we want to know.",
    tra: "我們當中不少人以單鍵開關、眼控或一隻拇指使用本網站，也有人在疲倦時使用。網站應讓每個人都用得到；如未能做到，請告訴我們。",
    sim: "我们当中不少人用单键开关、眼控或一个拇指使用本网站，也有人在疲倦时使用。网站应让每个人都能用；如果没有做到，请告诉我们。",
  },
  lastReviewed: "2026-11-21",
  sections: [
    {
      heading: { eng: "What we aim for", tra: "我們的目標", sim: "我们的目标" },
      paragraphs: [
        {
          eng: "We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page. This is our own assessment; nobody outside has audited the site.",
          tra: "我們以所有頁面符合《網頁內容無障礙指引》（WCAG）2.2 AA 級為目標。這是我們的自我評估，網站未經外間機構審核。",
          sim: "我们以所有页面符合《Web 内容无障碍指南》（WCAG）2.2 AA 级为目标。这是我们的自我评估，网站没有经过外部机构审核。",
        },
      ],
      list: [
        {
          eng: "Nothing needs hovering, dragging, a double click, a held key, or speed. Nothing moves unless you start it.",
          tra: "毋須懸停、拖曳、連按兩下、長按或限時操作；畫面不會自行移動。",
          sim: "不需要悬停、拖动、双击、长按或限时操作；画面不会自行移动。",
        },
        {
          eng: "Buttons and fields are at least 48 pixels high. Comfort settings make them larger, and can also enlarge text, raise contrast, reduce movement, and show one plain column.",
          tra: "按鈕及欄位最少高 48 像素。您可用「瀏覽輔助設定」再放大按鈕和文字、提高對比、減少動態效果，或改為簡潔單欄版面。",
          sim: "按钮和输入框至少高 48 像素。您可用“浏览辅助设置”再放大按钮和文字、提高对比度、减少动态效果，或改为简洁单栏版面。",
        },
        {
          eng: "Public pages can be read and their forms sent without JavaScript.",
          tra: "毋須 JavaScript 亦可閱讀公開網頁及提交表格。",
          sim: "无需 JavaScript 也可阅读公开网页和提交表单。",
        },
      ],
    },
    {
      heading: { eng: "What was tested, and with what", tra: "測試內容及工具", sim: "测试内容及工具" },
      paragraphs: [
        {
          eng: "These tests run by program in the Chromium browser before a version is released, in all three languages:",
          tra: "推出每個版本前，我們會以程式在 Chromium 瀏覽器對三種語言版本進行以下測試：",
          sim: "发布每个版本前，我们用程序在 Chromium 浏览器中对三种语言版本进行以下测试：",
        },
      ],
      list: [
        {
          eng: "axe-core, for WCAG 2.0 to 2.2 A and AA and its best-practice rules, on every public page and staff screen, in light and dark colours; also with menus and dialogs open and after mistakes in forms.",
          tra: "以 axe-core 檢查所有公開網頁及職員畫面的淺色和深色顯示，涵蓋 WCAG 2.0 至 2.2 A、AA 級及其最佳做法規則；並包括選單和對話框開啟時，以及表格填寫有誤時的畫面。",
          sim: "用 axe-core 检查所有公开网页和员工界面的浅色和深色显示，涵盖 WCAG 2.0 至 2.2 A、AA 级及其最佳做法规则；并包括菜单和对话框打开时，以及表单填写有误时的画面。",
        },
        {
          eng: "Pages do not scroll sideways in windows from 320 to 1280 pixels wide. Text can be spaced more widely without being cut. Every control is large enough to press.",
          tra: "視窗闊度由 320 至 1280 像素時，均毋須橫向捲動。加寬文字間距後，文字不會被截去。每個控制項都大得容易按中。",
          sim: "窗口宽度为 320 至 1280 像素时，均无需横向滚动。加宽文字间距后，文字不会被截断。每个控件都大得容易点中。",
        },
        {
          eng: "The main tasks of visitors and staff by keyboard alone, where every step must show where it is, and a run with one switch over five tasks, from reading news to reaching the payment page, with the number of steps counted so that it cannot grow unnoticed.",
          tra: "訪客及職員只用鍵盤完成主要工作，每一步均須清楚顯示焦點所在；另以單鍵開關模式完成由閱讀消息至到達付款頁等五項任務，並記錄步數，以免不知不覺增加。",
          sim: "访客和员工只用键盘完成主要操作，每一步都必须清楚显示焦点所在；另以单键开关模式完成从阅读消息到到达付款页等五项任务，并记录步数，以免不知不觉增加。",
        },
      ],
    },
    {
      heading: { eng: "What we know is missing", tra: "已知不足", sim: "已知不足" },
      paragraphs: [],
      list: [
        {
          eng: "Nobody has yet tested the site by hand with a screen reader (NVDA, VoiceOver, TalkBack), an eye-gaze device or a real switch. Programs find only part of the problems.",
          tra: "尚未有人以螢幕閱讀器（NVDA、VoiceOver、TalkBack）、眼控裝置或實體開關親身測試。程式只能找出部分問題。",
          sim: "还没有人用屏幕阅读器（NVDA、VoiceOver、TalkBack）、眼控设备或实体开关亲自测试。程序只能发现部分问题。",
        },
        {
          eng: "A photo that our staff have not described yet is announced by the title of its page alone.",
          tra: "職員尚未加上描述的相片，只會以所屬內容的標題讀出。",
          sim: "工作人员尚未添加描述的照片，只会以所属内容的标题读出。",
        },
        {
          eng: "PDF files may not be tagged for screen readers, and videos of other companies may have no captions. Ask us for another format.",
          tra: "PDF 檔案未必附有供螢幕閱讀器使用的標籤；其他公司提供的短片未必有字幕。請向我們索取其他格式。",
          sim: "PDF 文件可能没有供屏幕阅读器使用的标签；其他公司提供的视频可能没有字幕。请向我们索取其他格式。",
        },
        {
          eng: "The map and the pages of PayPal, YouTube and Vimeo are not ours. The address is also there as text, and there are ways to give without PayPal.",
          tra: "地圖及 PayPal、YouTube、Vimeo 的頁面並非由我們製作。地址另以文字列出；不用 PayPal 亦有其他捐款方法。",
          sim: "地图及 PayPal、YouTube、Vimeo 的页面不是我们制作的。地址另以文字列出；不用 PayPal 也有其他捐款方式。",
        },
        {
          eng: "There is no sign language and no easy-read version.",
          tra: "暫未提供手語及易讀版本。",
          sim: "暂未提供手语及易读版本。",
        },
      ],
    },
  ],
  contact: {
    heading: {
      eng: "Tell us, or ask for another format",
      tra: "聯絡我們或索取其他格式",
      sim: "联系我们或索取其他格式",
    },
    text: {
      eng: "Write or call if something is hard to use, or if you need a text larger, plainer, read to you, or sent by e-mail or post. Say which page it is about; somebody else may write for you.",
      tra: "如網站難以使用，或您需要放大、簡化、朗讀、電郵或郵寄的版本，請來信或來電，並說明是哪一頁；亦可由他人代為聯絡。",
      sim: "如果网站难以使用，或您需要放大、简化、朗读、电子邮件或邮寄的版本，请来信或来电，并说明是哪一页；也可由他人代为联系。",
    },
  },
};
