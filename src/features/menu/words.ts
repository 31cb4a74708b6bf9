import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Menu and footer",
  saved: "Menu and footer saved",
  fields: {
    header: {
      label: "Menu",
      hint: "At the top of every page. Home can be moved and renamed, and always stays.",
      add: "Add to the menu",
      one: "Entry {number}",
      fields: {
        kind: {
          label: "Kind",
          options: { page: "A page of this site", site: "Another website", heading: "A heading" },
        },
        page: "Leads to",
        url: "Web address",
        label: "Name",
        under: "Under “{heading}”",
      },
    },
    donate: {
      label: "Donate button",
      hint: "Always at the end of the menu, on a phone too. Leave a language empty to keep the page’s own name.",
    },
    call: {
      label: "Invitation to call",
      hint: "Beside the telephone number, at the foot of every page. Leave it empty to show the number alone.",
    },
    footer: {
      label: "Footer",
      hint: "At the foot of every page. Donate, Privacy and Accessibility always stay.",
      add: "Add to the footer",
      one: "Entry {number}",
      fields: {
        kind: { label: "Kind", options: { page: "A page of this site", site: "Another website" } },
        page: "Leads to",
        url: "Web address",
        label: "Name",
      },
    },
  },
};

const tra: typeof eng = {
  title: "選單及頁尾",
  saved: "選單及頁尾已儲存",
  fields: {
    header: {
      label: "選單",
      hint: "位於每頁頂部。「主頁」可移動及改名，但必須保留。",
      add: "加入選單",
      one: "項目 {number}",
      fields: {
        kind: { label: "類別", options: { page: "本網站的網頁", site: "其他網站", heading: "標題" } },
        page: "連結至",
        url: "網址",
        label: "名稱",
        under: "歸入「{heading}」之下",
      },
    },
    donate: {
      label: "捐款按鈕",
      hint: "固定於選單末端，手機亦會顯示。留空的語言會沿用網頁名稱。",
    },
    call: {
      label: "邀請來電的句子",
      hint: "顯示於每頁底部的電話號碼旁。留空則只顯示號碼。",
    },
    footer: {
      label: "頁尾",
      hint: "位於每頁底部。「捐款」、「私隱政策」及「無障礙聲明」必須保留。",
      add: "加入頁尾",
      one: "項目 {number}",
      fields: {
        kind: { label: "類別", options: { page: "本網站的網頁", site: "其他網站" } },
        page: "連結至",
        url: "網址",
        label: "名稱",
      },
    },
  },
};

const sim: typeof eng = {
  title: "菜单和页脚",
  saved: "菜单和页脚已保存",
  fields: {
    header: {
      label: "菜单",
      hint: "位于每页顶部。“主页”可以移动和改名，但必须保留。",
      add: "添加到菜单",
      one: "项目 {number}",
      fields: {
        kind: { label: "类别", options: { page: "本网站的页面", site: "其他网站", heading: "标题" } },
        page: "链接到",
        url: "网址",
        label: "名称",
        under: "归入“{heading}”之下",
      },
    },
    donate: {
      label: "捐款按钮",
      hint: "固定在菜单末尾，手机上也会显示。留空的语言会沿用页面名称。",
    },
    call: {
      label: "邀请来电的句子",
      hint: "显示在每页底部的电话号码旁。留空则只显示号码。",
    },
    footer: {
      label: "页脚",
      hint: "位于每页底部。“捐款”“隐私政策”和“无障碍声明”必须保留。",
      add: "添加到页脚",
      one: "项目 {number}",
      fields: {
        kind: { label: "类别", options: { page: "本网站的页面", site: "其他网站" } },
        page: "链接到",
        url: "网址",
        label: "名称",
      },
    },
  },
};

/** The names of the menu and its fields. */
export const menuWords: Localized<typeof eng> = { eng, tra, sim };
