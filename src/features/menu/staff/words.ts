import type { Localized } from "../../../platform/locale/lang";

const eng = {
  choose: "Choose a page",
  sitePages: "Pages of the site",
  ownPages: "Custom pages",
  more: "More",
  site: "Another website",
  heading: "Nothing: a heading for the entries under it",
  opens: "A heading: pressing it shows the entries under it.",
  gone: "(deleted page)",
  goneHint:
    "This page is not there any more, so visitors do not see this entry. It comes back with the page.",
  ownName: "Leave a language empty to use the page’s own name: {name}.",
  untitled: "New entry",
  inFooter: "{name}, in the footer",
  stays: "Always stays",
  backToFirst: "Back to the menu that came with Kapok",
  isAsFirst: "{label}: as it came with Kapok. It is saved when you press Submit.",
  moreThanRoom: "The menu has more entries than a computer screen has room for",
  moreThanRoomHint:
    "The last ones are under “More”, so that Donate keeps its place. Shorter names, or a heading for several entries, bring them back. This is the row as visitors will see it:",
  underMore: "Under “{more}”: {entries}",
  unlinked: "Custom pages that are not in the menu",
  unlinkedHint: "Visitors find them only by a link on another page.",
  addToMenu: "Add to the menu",
  addToFooter: "Add to the footer",
  added: "{name} is now the last entry. It is saved when you press Submit.",
};

const tra: typeof eng = {
  choose: "選擇網頁",
  sitePages: "網站的網頁",
  ownPages: "自訂網頁",
  more: "其他",
  site: "其他網站",
  heading: "不連結：作為其下項目的標題",
  opens: "標題：按下後顯示其下的項目。",
  gone: "（已刪除的網頁）",
  goneHint: "這個網頁已不存在，訪客不會看到此項目。還原網頁後會再次顯示。",
  ownName: "留空的語言會沿用網頁名稱：{name}。",
  untitled: "新項目",
  inFooter: "頁尾的{name}",
  stays: "必須保留",
  backToFirst: "還原為預設選單",
  isAsFirst: "{label}：已還原為預設，按「儲存」後生效。",
  moreThanRoom: "選單項目太多，電腦螢幕容納不下",
  moreThanRoomHint:
    "最後的項目會收在「更多」之下，讓「捐款」按鈕留在原位。縮短名稱，或把幾個項目放在同一標題下，便可全部顯示。訪客看到的選單如下：",
  underMore: "「{more}」之下：{entries}",
  unlinked: "未加入選單的自訂網頁",
  unlinkedHint: "訪客只能由其他網頁的連結找到這些網頁。",
  addToMenu: "加入選單",
  addToFooter: "加入頁尾",
  added: "「{name}」已排在最後，按「儲存」後生效。",
};

const sim: typeof eng = {
  choose: "选择页面",
  sitePages: "网站的页面",
  ownPages: "自定义页面",
  more: "其他",
  site: "其他网站",
  heading: "不链接：作为其下项目的标题",
  opens: "标题：点按后显示其下的项目。",
  gone: "（已删除的页面）",
  goneHint: "这个页面已不存在，访客不会看到此项目。恢复页面后会再次显示。",
  ownName: "留空的语言会沿用页面名称：{name}。",
  untitled: "新项目",
  inFooter: "页脚的{name}",
  stays: "必须保留",
  backToFirst: "恢复为默认菜单",
  isAsFirst: "{label}：已恢复为默认，点按“保存”后生效。",
  moreThanRoom: "菜单项目太多，电脑屏幕放不下",
  moreThanRoomHint:
    "最后的项目会收在“更多”之下，让“捐款”按钮留在原位。缩短名称，或把几个项目放在同一标题下，就能全部显示。访客看到的菜单如下：",
  underMore: "“{more}”之下：{entries}",
  unlinked: "没有加入菜单的自定义页面",
  unlinkedHint: "访客只能从其他页面的链接找到这些页面。",
  addToMenu: "添加到菜单",
  addToFooter: "添加到页脚",
  added: "“{name}”已排在最后，点按“保存”后生效。",
};

/** Words of the screen of the menu. */
export const menuScreenWords: Localized<typeof eng> = { eng, tra, sim };
