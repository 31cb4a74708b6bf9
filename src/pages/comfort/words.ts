import type { Localized } from "../../platform/locale/lang";
import type { Comfort } from "../../site/comfort/comfort";

interface ComfortWords {
  title: string;
  titleSaved: string;
  lead: string;
  legend: string;
  save: string;
  saved: string;
  reset: string;
  kept: string;
  choices: Record<Comfort, { name: string; hint: string }>;
}

const eng: ComfortWords = {
  title: "Comfort settings",
  titleSaved: "Saved: Comfort settings",
  lead: "Make this site easier for your hands and eyes. Choose what helps; you can change it at any time.",
  legend: "What would help you?",
  save: "Save my settings",
  saved: "Saved. Every page now follows your settings.",
  reset: "To go back to the usual pages, clear all boxes and save.",
  kept: "Your choice is kept for a year in a cookie in this browser, as a number that says nothing else about you. It works without JavaScript.",
  choices: {
    controls: {
      name: "Larger controls",
      hint: "Buttons, links and fields are higher, with more space between.",
    },
    text: { name: "Larger text", hint: "All text grows by about a quarter." },
    still: { name: "Less movement", hint: "Pages change and scroll at once, without gliding." },
    contrast: {
      name: "Higher contrast",
      hint: "Black and white surfaces, darker colours, stronger outlines.",
    },
    plain: { name: "Plain layout", hint: "One column, without drawings or coloured bands." },
  },
};

const tra: ComfortWords = {
  title: "瀏覽輔助設定",
  titleSaved: "已儲存：瀏覽輔助設定",
  lead: "讓本網站更配合您的雙手和眼睛。選擇對您有幫助的項目，日後可隨時更改。",
  legend: "哪些設定對您有幫助？",
  save: "儲存設定",
  saved: "已儲存。所有頁面現已按您的設定顯示。",
  reset: "如要回復一般顯示，請取消所有選項並儲存。",
  kept: "您的選擇會以一個數字存於此瀏覽器的 Cookie，為期一年，不包含其他關於您的資料。毋須 JavaScript 亦可使用。",
  choices: {
    controls: { name: "較大的按鈕", hint: "按鈕、連結及欄位較高，間距較闊。" },
    text: { name: "較大的文字", hint: "所有文字放大約四分之一。" },
    still: { name: "減少動態效果", hint: "轉頁和捲動即時完成，沒有滑動效果。" },
    contrast: { name: "較高對比", hint: "黑白底色、較深的顏色及較明顯的邊框。" },
    plain: { name: "簡潔版面", hint: "單欄顯示，不設繪圖及彩色背景。" },
  },
};

const sim: ComfortWords = {
  title: "浏览辅助设置",
  titleSaved: "已保存：浏览辅助设置",
  lead: "让本网站更适合您的双手和眼睛。选择对您有帮助的选项，以后可随时更改。",
  legend: "哪些设置对您有帮助？",
  save: "保存设置",
  saved: "已保存。所有页面现在都按您的设置显示。",
  reset: "如要恢复一般显示，请取消所有选项并保存。",
  kept: "您的选择会以一个数字保存在此浏览器的 Cookie 中，为期一年，不包含其他关于您的信息。无需 JavaScript 也可使用。",
  choices: {
    controls: { name: "更大的按钮", hint: "按钮、链接和输入框更高，间距更大。" },
    text: { name: "更大的文字", hint: "所有文字放大约四分之一。" },
    still: { name: "减少动态效果", hint: "换页和滚动立即完成，没有滑动效果。" },
    contrast: { name: "更高对比度", hint: "黑白底色、更深的颜色和更明显的边框。" },
    plain: { name: "简洁版面", hint: "单栏显示，没有插图和彩色背景。" },
  },
};

export const comfortWords: Localized<ComfortWords> = { eng, tra, sim };
