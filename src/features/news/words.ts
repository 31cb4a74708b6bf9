import type { Localized } from "../../platform/locale/lang";
import { CATEGORY_NAMES } from "./archive-parts";

const eng = {
  list: "Manage News",
  one: "News item",
  add: "Add News",
  edit: "Edit News",
  saved: "News Uploaded",
  none: "There is no news yet. What you publish is shown at once on Home and under News and activities, in all three languages.",
  untitled: "(no header)",
  deleteQuestion: "Are you sure you want to delete the post: {name}",
  fields: {
    coverId: "Cover photo",
    category: { label: "Categories", options: CATEGORY_NAMES.eng },
    starred: { label: "Star: show on the home page", short: "Starred" },
    date: {
      label: "Date",
      hint: "Leave it empty for today. The date is only shown and puts the news in order; it does not decide when the news is published.",
    },
    header: "Header",
    content: "Content",
    description: {
      label: "Summary for search",
      hint: "One or two sentences for search results and news feeds. Leave it blank to use the first words of the text.",
    },
    photoId: "Photo below the text",
    photoArray: "More photos",
    video: {
      label: "Video link",
      hint: "The address or id of a YouTube or Vimeo video. It takes the place of the cover.",
    },
  },
};

const tra: typeof eng = {
  list: "管理消息",
  one: "消息",
  add: "新增消息",
  edit: "編輯消息",
  saved: "消息已儲存",
  none: "暫時沒有消息。發布後會即時以三種語言在主頁及「消息及活動」顯示。",
  untitled: "（沒有標題）",
  deleteQuestion: "確定要刪除這則消息嗎？{name}",
  fields: {
    coverId: "封面相片",
    category: { label: "類別", options: CATEGORY_NAMES.tra },
    starred: { label: "加星：在主頁顯示", short: "已加星" },
    date: {
      label: "日期",
      hint: "留空即用今天的日期。日期只供顯示及排序，並不決定消息何時發布。",
    },
    header: "標題",
    content: "內容",
    description: {
      label: "搜尋簡介",
      hint: "一兩句話，於搜尋結果及消息訂閱中顯示。留空即用內文開首的字句。",
    },
    photoId: "文章下方的相片",
    photoArray: "更多相片",
    video: { label: "短片連結", hint: "YouTube 或 Vimeo 短片的網址或編號。短片會取代封面相片。" },
  },
};

const sim: typeof eng = {
  list: "管理消息",
  one: "消息",
  add: "添加消息",
  edit: "编辑消息",
  saved: "消息已保存",
  none: "暂时没有消息。发布后会立即以三种语言在主页和“消息与活动”中显示。",
  untitled: "（没有标题）",
  deleteQuestion: "确定要删除这条消息吗？{name}",
  fields: {
    coverId: "封面照片",
    category: { label: "类别", options: CATEGORY_NAMES.sim },
    starred: { label: "加星：在主页显示", short: "已加星" },
    date: {
      label: "日期",
      hint: "留空即用今天的日期。日期只用于显示和排序，并不决定消息何时发布。",
    },
    header: "标题",
    content: "内容",
    description: {
      label: "搜索简介",
      hint: "一两句话，用于搜索结果和消息订阅。留空则使用正文开头的文字。",
    },
    photoId: "文章下方的照片",
    photoArray: "更多照片",
    video: { label: "视频链接", hint: "YouTube 或 Vimeo 视频的网址或编号。视频会取代封面照片。" },
  },
};

/** Names of news and their fields for staff. */
export const newsWords: Localized<typeof eng> = { eng, tra, sim };

const engScreen = {
  futureTitle: "Publish now, with a date in the future?",
  futureText:
    "{date} has not come yet. Everybody can read the news at once, with this date on it. To publish it on that day, go back and press “Publish later”.",
  publishNow: "Publish now",
  goBack: "Go back",
  deleteMorePhotos: "Delete all of these photos",
  morePhotosDeleted: "These photos are removed",
  photosUsedEverywhere: "All languages now have these photos",
  star: "Star",
  onHome: "On the home page",
  waiting: "Starred, but four newer ones are shown",
  featuredNote: "The home page shows the four newest starred items.",
  starChanged: "Starred: {name}",
  starRemoved: "Star removed: {name}",
  usePhotosEverywhere: "Use these photos in all languages",
};

const traScreen: typeof engScreen = {
  futureTitle: "立即發布，並顯示未來的日期？",
  futureText:
    "{date} 尚未到。儲存後，所有人都可立即看到這則消息，並顯示此日期。如要在該日才發布，請返回並按「定時發布」。",
  publishNow: "立即發布",
  goBack: "返回修改",
  deleteMorePhotos: "刪除這些相片",
  morePhotosDeleted: "已移除這些相片",
  photosUsedEverywhere: "所有語言現已使用這些相片",
  star: "加星",
  onHome: "正於主頁顯示",
  waiting: "已加星，但主頁正顯示另外四則較新的消息",
  featuredNote: "主頁顯示最新四則已加星的消息。",
  starChanged: "已加星：{name}",
  starRemoved: "已取消加星：{name}",
  usePhotosEverywhere: "所有語言均使用這些相片",
};

const simScreen: typeof engScreen = {
  futureTitle: "立即发布，并显示未来的日期？",
  futureText:
    "{date} 还没有到。保存后，所有人都可以立即看到这条消息，并显示此日期。如要在该日才发布，请返回并按“定时发布”。",
  publishNow: "立即发布",
  goBack: "返回修改",
  deleteMorePhotos: "删除这些照片",
  morePhotosDeleted: "已移除这些照片",
  photosUsedEverywhere: "所有语言现已使用这些照片",
  star: "加星",
  onHome: "正在主页显示",
  waiting: "已加星，但主页正显示另外四条较新的消息",
  featuredNote: "主页显示最新四条已加星的消息。",
  starChanged: "已加星：{name}",
  starRemoved: "已取消加星：{name}",
  usePhotosEverywhere: "所有语言都使用这些照片",
};

/** Words of the staff's screens for news. */
export const newsScreenWords: Localized<typeof engScreen> = {
  eng: engScreen,
  tra: traScreen,
  sim: simScreen,
};
