import type { Localized } from "../../../core/locale/lang";

const eng = {
  futureTitle: "Publish now, with a date in the future?",
  futureText: "{date} has not come yet. Everybody can read the news at once, with this date on it.",
  publishNow: "Publish now",
  goBack: "Go back",
  deleteMorePhotos: "Delete more photos",
  morePhotosDeleted: "More photos removed",
  photosUsedEverywhere: "All languages now have these photos",
  star: "Star",
  isStarred: "Starred",
  onHome: "On the home page",
  waiting: "Starred, but four newer ones are shown",
  featuredNote: "The home page shows the four newest starred items.",
  starChanged: "Starred: {name}",
  starRemoved: "Star removed: {name}",
  usePhotosEverywhere: "Use these photos in all languages",
};

const tra: typeof eng = {
  futureTitle: "立即發布，並顯示未來的日期？",
  futureText: "{date} 尚未到。提交後，所有人都可立即看到這則消息，並顯示此日期。",
  publishNow: "立即發布",
  goBack: "返回修改",
  deleteMorePhotos: "刪除「更多相片」",
  morePhotosDeleted: "已移除「更多相片」",
  photosUsedEverywhere: "所有語言現已使用這些相片",
  star: "加星",
  isStarred: "已加星",
  onHome: "正於主頁顯示",
  waiting: "已加星，但主頁正顯示另外四則較新的消息",
  featuredNote: "主頁顯示最新四則已加星的消息。",
  starChanged: "已加星：{name}",
  starRemoved: "已取消加星：{name}",
  usePhotosEverywhere: "所有語言均使用這些相片",
};

const sim: typeof eng = {
  futureTitle: "立即发布，并显示未来的日期？",
  futureText: "{date} 还没有到。提交后，所有人都可以立即看到这条消息，并显示此日期。",
  publishNow: "立即发布",
  goBack: "返回修改",
  deleteMorePhotos: "删除“更多照片”",
  morePhotosDeleted: "已移除“更多照片”",
  photosUsedEverywhere: "所有语言现已使用这些照片",
  star: "加星",
  isStarred: "已加星",
  onHome: "正在主页显示",
  waiting: "已加星，但主页正显示另外四条较新的消息",
  featuredNote: "主页显示最新四条已加星的消息。",
  starChanged: "已加星：{name}",
  starRemoved: "已取消加星：{name}",
  usePhotosEverywhere: "所有语言都使用这些照片",
};

/** Words of the staff's screens for news. */
export const newsScreenWords: Localized<typeof eng> = { eng, tra, sim };
