import { listMark } from "../../platform/locale/format";
import { fill, LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import { staffWords } from "../../platform/locale/words/staff";
import { stateWords } from "../revisions/state-words";
import type { Waiting } from "../revisions/unpublished-langs";

const eng = {
  publish: "Publish",
  publishOne: "Publish {language}",
  publishBroughtBack: "Publish {language}, as brought back",
  publishNone: "Publish {language} (no text yet)",
  draftLabel: "draft",
  publishHint: "Visitors get every language with a tick. Take a tick away to save a language for later.",
  draftHint: "Saved as a draft: {languages}. What visitors see does not change.",
  takeDownHint: "Visitors keep seeing what is on the site now. To take it off, press “Take down”.",
  saveDraft: "Save as a draft",
  schedule: "Schedule",
  saveAndPublish: "Save and publish all languages",
  saveAndAsk: "Save and ask an administrator",
  publishNow: "Publish it now",
  published: stateWords.eng.published,
  notPublished: "It could not be published. Please try again.",
  publishedBanner: "Published: {languages}.",
  sentenceGap: " ",
  draftBanner: "Draft: {languages}.",
  draftSaved: "Saved as a draft. Visitors do not see it.",
  gap: ". ",
  isNew: stateWords.eng.draft,
  unpublished: "Draft: {languages}",
  changed: "Draft with changes: {languages}",
  changes: "Draft with changes",
  publishLater: "Publish later",
  between: "; ",
};

const tra: typeof eng = {
  publish: "發布",
  publishOne: "發布{language}",
  publishBroughtBack: "發布已還原的{language}",
  publishNone: "發布{language}（未有內容）",
  draftLabel: "草稿",
  publishHint: "訪客會看到有剔號的語言。想稍後才發布某種語言，取消剔號即可。",
  draftHint: "儲存為草稿：{languages}。訪客看到的內容不會改變。",
  takeDownHint: "訪客會繼續看到網站上現有的內容。要從網站移除，請按「從網站撤下」。",
  saveDraft: "儲存為草稿",
  schedule: "安排發布",
  saveAndPublish: "儲存並發布所有語言",
  saveAndAsk: "儲存並交審批",
  publishNow: "立即發布",
  published: stateWords.tra.published,
  notPublished: "未能發布，請再試一次。",
  publishedBanner: "已發布：{languages}。",
  sentenceGap: "",
  draftBanner: "草稿：{languages}。",
  draftSaved: "已儲存為草稿，訪客不會看到。",
  gap: "。",
  isNew: stateWords.tra.draft,
  unpublished: "草稿：{languages}",
  changed: "草稿有更改：{languages}",
  changes: "草稿有更改",
  publishLater: "定時發布",
  between: "；",
};

const sim: typeof eng = {
  publish: "发布",
  publishOne: "发布{language}",
  publishBroughtBack: "发布已恢复的{language}",
  publishNone: "发布{language}（还没有内容）",
  draftLabel: "草稿",
  publishHint: "访客会看到已勾选的语言。想稍后再发布某种语言，取消勾选即可。",
  draftHint: "保存为草稿：{languages}。访客看到的内容不会改变。",
  takeDownHint: "访客会继续看到网站上现有的内容。要从网站移除，请点击“从网站撤下”。",
  saveDraft: "保存为草稿",
  schedule: "安排发布",
  saveAndPublish: "保存并发布所有语言",
  saveAndAsk: "保存并送审",
  publishNow: "立即发布",
  published: stateWords.sim.published,
  notPublished: "未能发布，请再试一次。",
  publishedBanner: "已发布：{languages}。",
  sentenceGap: "",
  draftBanner: "草稿：{languages}。",
  draftSaved: "已保存为草稿，访客看不到。",
  gap: "。",
  isNew: stateWords.sim.draft,
  unpublished: "草稿：{languages}",
  changed: "草稿有更改：{languages}",
  changes: "草稿有更改",
  publishLater: "定时发布",
  between: "；",
};

/** Words for the languages of an entry that visitors do not get yet. */
export const publishWords: Localized<typeof eng> = { eng, tra, sim };

/** The label of an input for a time, by the path of an error; undefined for every other path. */
export const timeLabel = (path: string, lang: Lang): string | undefined =>
  path === "publish.at" || path === "publish.until" ? publishWords[lang].publishLater : undefined;

/** The names of some languages in the words of one. */
export const namesOfLanguages = (langs: readonly Lang[], lang: Lang): string =>
  langs.map((each) => staffWords[lang][each]).join(listMark(lang));

/** The state of an entry that waits, in the words of one language. */
export function waitingText({ isNew, unpublished, changed }: Waiting, lang: Lang): string {
  const words = publishWords[lang];
  if (isNew) return words.isNew;
  const isAll = LANGS.every((each) => changed.includes(each));
  if (isAll || (unpublished.length === 0 && changed.length === 0)) return words.changes;
  const said = (text: string, langs: readonly Lang[]) =>
    langs.length === 0 ? [] : [fill(text, { languages: namesOfLanguages(langs, lang) })];
  return [...said(words.unpublished, unpublished), ...said(words.changed, changed)].join(words.between);
}
