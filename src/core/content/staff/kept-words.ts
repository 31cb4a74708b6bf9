import { fill } from "../../locale/fill";
import { LANGS, type Lang, type Localized } from "../../locale/lang";
import { staffWords } from "../../locale/words/staff";
import type { Waiting } from "../versions/kept-back";

const eng = {
  publish: "Publish",
  publishOne: "Publish {language}",
  publishNone: "Publish {language} (no text yet)",
  kept: "not published yet",
  publishHint: "Visitors get every language with a tick. Take a tick away to save a language for later.",
  keptHint: "Not yet for visitors: {languages}. It is saved, and stays on the site as it was.",
  saveAndPublish: "Save and publish all languages",
  saveAndAsk: "Save and ask an administrator",
  publishNow: "Publish it now",
  published: "Published",
  notPublished: "It could not be published. Please try again.",
  keptBanner: "Not published yet: {languages}.",
  gap: ". ",
  and: ", ",
  isNew: "Not published yet",
  unpublished: "{languages} not published yet",
  changed: "{languages}: changes not published yet",
  changes: "Changes not published yet",
  publishLater: "Publish later",
  between: "; ",
};

const tra: typeof eng = {
  publish: "發布",
  publishOne: "發布{language}",
  publishNone: "發布{language}（未有內容）",
  kept: "未發布",
  publishHint: "訪客會看到有剔號的語言。想稍後才發布某種語言，取消剔號即可。",
  keptHint: "暫不發布：{languages}。內容會儲存，網站上則維持原狀。",
  saveAndPublish: "儲存並發布所有語言",
  saveAndAsk: "儲存並交審批",
  publishNow: "立即發布",
  published: "已發布",
  notPublished: "未能發布，請再試一次。",
  keptBanner: "未發布：{languages}。",
  gap: "。",
  and: "、",
  isNew: "未發布",
  unpublished: "{languages}未發布",
  changed: "{languages}的更改未發布",
  changes: "更改未發布",
  publishLater: "定時發布",
  between: "；",
};

const sim: typeof eng = {
  publish: "发布",
  publishOne: "发布{language}",
  publishNone: "发布{language}（还没有内容）",
  kept: "未发布",
  publishHint: "访客会看到已勾选的语言。想稍后再发布某种语言，取消勾选即可。",
  keptHint: "暂不发布：{languages}。内容会保存，网站上则保持原样。",
  saveAndPublish: "保存并发布所有语言",
  saveAndAsk: "保存并送审",
  publishNow: "立即发布",
  published: "已发布",
  notPublished: "未能发布，请再试一次。",
  keptBanner: "未发布：{languages}。",
  gap: "。",
  and: "、",
  isNew: "未发布",
  unpublished: "{languages}未发布",
  changed: "{languages}的更改未发布",
  changes: "更改未发布",
  publishLater: "定时发布",
  between: "；",
};

/** Words for the languages of an entry that visitors do not get yet. */
export const keptWords: Localized<typeof eng> = { eng, tra, sim };

/** The label of what chooses a time, by the path that a refusal names; undefined of every other path. */
export const timeLabel = (path: string, lang: Lang): string | undefined =>
  /^(publish|takeDown)At$/.test(path) ? keptWords[lang].publishLater : undefined;

/** The names of some languages in the words of one. */
export const namesOfLanguages = (langs: readonly Lang[], lang: Lang): string =>
  langs.map((each) => staffWords[lang][each]).join(keptWords[lang].and);

/** The state of an entry that waits, in the words of one language. */
export function waitingText({ isNew, unpublished, changed }: Waiting, lang: Lang): string {
  const words = keptWords[lang];
  if (isNew) return words.isNew;
  const isAll = LANGS.every((each) => changed.includes(each));
  if (isAll || (unpublished.length === 0 && changed.length === 0)) return words.changes;
  const said = (text: string, langs: readonly Lang[]) =>
    langs.length === 0 ? [] : [fill(text, { languages: namesOfLanguages(langs, lang) })];
  return [...said(words.unpublished, unpublished), ...said(words.changed, changed)].join(words.between);
}
