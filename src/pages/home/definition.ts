import { homeTexts } from "../../charity/home-texts";
import { group, groups } from "../../core/content/kinds/group";
import { line, text } from "../../core/content/kinds/text";
import { inEachLanguage, joinedParagraphs } from "../../core/locale/in-language";
import { HEADING, LEAD, PARAGRAPHS, TEXT } from "../../features/pages/field-words";
import { type PageTexts, page } from "../../features/pages/page";

const needed = { needed: true } as const;
const { hero, smaSummary, points, donation } = homeTexts;

/** The texts of the home page. */
export const home = page({
  id: "home",
  met: 0,
  address: "/",
  texts: {
    hero: group({ title: line(needed), lead: text(needed) }),
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
    smaSummary: { title: smaSummary.title, text: joinedParagraphs(smaSummary.paragraphs) },
    points,
    donation,
  }),
  words: {
    title: { eng: "Home page", tra: "主頁", sim: "主页" },
    fields: {
      hero: {
        label: { eng: "Top of the page", tra: "頁首", sim: "页面顶部" },
        fields: { title: HEADING, lead: LEAD },
      },
      smaSummary: {
        label: { eng: "What is SMA?", tra: "甚麼是 SMA？", sim: "什么是 SMA？" },
        fields: { title: HEADING, text: PARAGRAPHS },
      },
      points: {
        label: { eng: "Points about us", tra: "關於本會的重點", sim: "关于本会的要点" },
        hint: {
          eng: "Visitors see the points when they press “Learn more”.",
          tra: "訪客按「了解更多」便會看到各項重點。",
          sim: "访客点按“了解更多”后会看到各项要点。",
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
