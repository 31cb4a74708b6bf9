import { homeTexts } from "../../charity/home-texts";
import { group, groups, image, line, text } from "../../content/kinds";
import { HEADING, LEAD, PARAGRAPHS, type PageTexts, PHOTO, page, TEXT } from "../../features/pages/page";
import { inEachLanguage, joinedParagraphs } from "../../platform/locale/lang";

const needed = { needed: true } as const;
const { hero, doors, smaSummary, points, donation } = homeTexts;

/** The texts of the home page. */
export const home = page({
  id: "home",
  met: 0,
  address: "/",
  shared: { photo: image({ prefers: "4:3" }) },
  texts: {
    hero: group({ title: line(needed), lead: text(needed) }),
    doors: group({ talk: line(needed), talkNote: line(), learn: line(needed), give: line(needed) }),
    smaSummary: group({ title: line(needed), text: text(needed) }),
    points: group({
      title: line(needed),
      lead: text(needed),
      items: groups({ title: line(needed), text: text(needed) }, { max: 30 }),
    }),
    donation: group({ title: line(needed), text: text(needed) }),
  },
  first: inEachLanguage({
    hero,
    doors,
    smaSummary: { title: smaSummary.title, text: joinedParagraphs(smaSummary.paragraphs) },
    points,
    donation,
  }),
  words: {
    title: { eng: "Home page", tra: "網站主頁", sim: "网站主页" },
    fields: {
      photo: PHOTO,
      hero: {
        label: { eng: "Top of the page", tra: "頁首", sim: "页面顶部" },
        fields: { title: HEADING, lead: LEAD },
      },
      doors: {
        label: { eng: "Links below the headline", tra: "標題下的三個入口", sim: "标题下的三个入口" },
        hint: {
          eng: "They lead to Contact, SMA and Donate.",
          tra: "分別通往「聯絡」、「SMA」和「捐款」網頁。",
          sim: "分别通往“联系”、“SMA”和“捐款”页面。",
        },
        fields: {
          talk: { eng: "To somebody who has just heard", tra: "給剛確診的人", sim: "给刚确诊的人" },
          talkNote: {
            label: { eng: "What to expect", tra: "一句說明", sim: "一句说明" },
            hint: {
              eng: "Promise only what always happens.",
              tra: "只寫一定做得到的事。",
              sim: "只写一定做得到的事。",
            },
          },
          learn: { eng: "To the pages about SMA", tra: "前往 SMA 網頁", sim: "前往 SMA 页面" },
          give: { eng: "To Donate", tra: "前往「捐款」網頁", sim: "前往“捐款”页面" },
        },
      },
      smaSummary: {
        label: { eng: "What is SMA?", tra: "甚麼是 SMA？", sim: "什么是 SMA？" },
        fields: { title: HEADING, text: PARAGRAPHS },
      },
      points: {
        label: { eng: "Points about us", tra: "關於本會的重點", sim: "关于本会的要点" },
        hint: {
          eng: "Visitors see the first three, and the others when they press “Learn more”.",
          tra: "訪客會先看到首三項，按「了解更多」便會看到其餘各項。",
          sim: "访客会先看到前三项，点按“了解更多”后会看到其余各项。",
        },
        fields: {
          title: HEADING,
          lead: LEAD,
          items: {
            label: { eng: "Points", tra: "重點", sim: "要点" },
            add: { eng: "Add a point", tra: "新增一項重點", sim: "添加一个要点" },
            one: { eng: "Point {number}", tra: "重點 {number}", sim: "要点 {number}" },
            fields: { title: HEADING, text: TEXT },
          },
        },
      },
      donation: {
        label: { eng: "Donation", tra: "捐款", sim: "捐款" },
        fields: { title: HEADING, text: TEXT },
      },
    },
  },
});

export type HomeTexts = PageTexts<typeof home>;
