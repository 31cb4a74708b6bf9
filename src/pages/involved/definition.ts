import { involvedTexts } from "../../charity/involved-texts";
import { choice, group, groups, image, line, text } from "../../content/kinds";
import { HEADING, LEAD, type PageTexts, PHOTO, page, SENT, TEXT } from "../../features/pages/page";
import { inEachLanguage } from "../../platform/locale/lang";

const needed = { needed: true } as const;
const { title, intro, waysTitle, ways, items, volunteering, askForForm } = involvedTexts;

/** When a way to help is shown: one may speak of "the items below". */
const shown = choice(["always", "withItems"]);

/** The links of a way to help. */
const leads = choice(["nowhere", "contact", "volunteering", "organization", "items", "donate"]);

/** The third of the default ways to help is about the charity items. */
const defaultWays = ways.map((way, at) => ({
  ...way,
  shown: at === 2 ? ("withItems" as const) : ("always" as const),
  leads: (["volunteering", "organization", "items"] as const)[at] ?? ("contact" as const),
}));

/** The texts of Get Involved; its items and forms have screens of their own. */
export const involved = page({
  id: "involved",
  address: "/involved",
  shared: { photo: image({ prefers: "4:3" }) },
  texts: {
    title: line(needed),
    lead: text(needed),
    ways: group({
      title: line(needed),
      items: groups({ title: line(needed), text: text(needed), shown, leads }, { max: 12 }),
    }),
    items: group({ title: line(needed), text: text(needed), ask: text(needed), thanks: text(needed) }),
    volunteering: group({ title: line(needed), text: text(needed), askForForm: text(needed) }),
  },
  first: inEachLanguage({
    title,
    lead: intro,
    ways: { title: waysTitle, items: defaultWays },
    items,
    volunteering: { ...volunteering, askForForm },
  }),
  words: {
    title: { eng: "Get Involved page", tra: "「參與支持」網頁", sim: "“参与支持”页面" },
    fields: {
      photo: PHOTO,
      title: HEADING,
      lead: LEAD,
      ways: {
        label: { eng: "Ways to help", tra: "參與方式", sim: "参与方式" },
        fields: {
          title: HEADING,
          items: {
            label: { eng: "Ways", tra: "各種方式", sim: "各种方式" },
            add: { eng: "Add a way", tra: "新增一種方式", sim: "添加一种方式" },
            one: { eng: "Way {number}", tra: "方式 {number}", sim: "方式 {number}" },
            fields: {
              title: HEADING,
              text: TEXT,
              shown: {
                label: { eng: "Shown", tra: "何時顯示", sim: "何时显示" },
                options: {
                  always: { eng: "Always", tra: "一直顯示", sim: "始终显示" },
                  withItems: {
                    eng: "Only while there are charity items",
                    tra: "只在有義賣品時顯示",
                    sim: "仅在有义卖品时显示",
                  },
                },
              },
              leads: {
                label: { eng: "Leads on to", tra: "連結至", sim: "链接至" },
                hint: {
                  eng: "The link below the text. It is left out where there is nothing to lead to.",
                  tra: "顯示於內文下方的連結；若沒有可連結的內容，則不會顯示。",
                  sim: "显示在正文下方的链接；如果没有可链接的内容，则不会显示。",
                },
                options: {
                  nowhere: { eng: "Nowhere", tra: "不設連結", sim: "不设链接" },
                  contact: { eng: "Contact", tra: "聯絡我們", sim: "联系我们" },
                  volunteering: {
                    eng: "Volunteering, on this page",
                    tra: "本頁的義工部分",
                    sim: "本页的志愿者部分",
                  },
                  organization: {
                    eng: "The sign-up form of organisations; Contact while there is none",
                    tra: "團體的義工登記表格；未有表格時連結至「聯絡我們」",
                    sim: "团体的志愿者登记表；没有登记表时链接到“联系我们”",
                  },
                  items: {
                    eng: "Charity items, on this page",
                    tra: "本頁的慈善義賣品",
                    sim: "本页的慈善义卖品",
                  },
                  donate: { eng: "Donate", tra: "捐款", sim: "捐款" },
                },
              },
            },
          },
        },
      },
      items: {
        label: { eng: "Charity items", tra: "慈善義賣品", sim: "慈善义卖品" },
        hint: {
          eng: "Shown above the items, while there are some.",
          tra: "有義賣品時，顯示在義賣品上方。",
          sim: "有义卖品时，显示在义卖品上方。",
        },
        fields: {
          title: HEADING,
          text: TEXT,
          ask: { label: { eng: "Above the form of an item", tra: "義賣品表格上方", sim: "义卖品表单上方" } },
          thanks: SENT,
        },
      },
      volunteering: {
        label: { eng: "Volunteering", tra: "義工", sim: "志愿者" },
        fields: {
          title: HEADING,
          text: TEXT,
          askForForm: {
            label: { eng: "While there is no form", tra: "未有表格時的說明", sim: "没有表格时的说明" },
          },
        },
      },
    },
  },
});

export type InvolvedTexts = PageTexts<typeof involved>;
