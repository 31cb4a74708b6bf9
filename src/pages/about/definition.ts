import { aboutTexts } from "../../charity/about-texts";
import { homeTexts } from "../../charity/home-texts";
import { group, groups, image, line, lines, text } from "../../content/kinds";
import { DESCRIPTION, HEADING, LEAD, type PageTexts, PHOTO, page, TEXT } from "../../features/pages/page";
import { inEachLanguage } from "../../platform/locale/lang";

const needed = { needed: true } as const;
const { objectives, servicesHead, services, forms, annualReport, acknowledgements } = aboutTexts;

const part = () => group({ title: line(needed), text: text(needed) });
const partWords = { title: HEADING, text: TEXT };

/** The texts of About; its other parts have screens of their own. */
export const about = page({
  id: "about",
  met: 1,
  address: "/about",
  shared: { photo: image({ prefers: "4:3" }) },
  texts: {
    description: text(needed),
    objectives: group({ intro: text(needed), items: lines() }),
    services: group({
      title: line(needed),
      text: text(needed),
      items: groups({ title: line(needed), text: text(needed) }, { max: 30 }),
    }),
    forms: part(),
    annualReport: part(),
    acknowledgements: group({ title: line(needed), special: line(needed), donors: line(needed) }),
  },
  first: inEachLanguage({
    description: homeTexts.hero.lead,
    objectives,
    services: { ...servicesHead, items: services },
    forms,
    annualReport,
    acknowledgements,
  }),
  besides: {
    to: "/cms/site?field=annualReport",
    label: { eng: "PDF of the annual report", tra: "年報 PDF", sim: "年报 PDF" },
    access: "site",
  },
  words: {
    title: { eng: "About page", tra: "「關於我們」網頁", sim: "“关于我们”页面" },
    fields: {
      photo: PHOTO,
      description: DESCRIPTION,
      objectives: {
        label: { eng: "Objectives", tra: "宗旨", sim: "宗旨" },
        fields: {
          intro: LEAD,
          items: { eng: "Objectives", tra: "各項宗旨", sim: "各项宗旨" },
        },
      },
      services: {
        label: { eng: "Services", tra: "服務", sim: "服务" },
        fields: {
          title: HEADING,
          text: TEXT,
          items: {
            label: { eng: "Services", tra: "各項服務", sim: "各项服务" },
            add: { eng: "Add a service", tra: "新增一項服務", sim: "添加一项服务" },
            one: { eng: "Service {number}", tra: "服務 {number}", sim: "服务 {number}" },
            fields: { title: HEADING, text: TEXT },
          },
        },
      },
      forms: {
        label: { eng: "Forms to download", tra: "下載表格", sim: "下载表格" },
        fields: partWords,
      },
      annualReport: { label: { eng: "Annual report", tra: "年報", sim: "年报" }, fields: partWords },
      acknowledgements: {
        label: { eng: "Acknowledgements", tra: "鳴謝", sim: "鸣谢" },
        fields: {
          title: HEADING,
          special: { eng: "Heading above the images", tra: "圖片上方標題", sim: "图片上方标题" },
          donors: { eng: "Heading above the donors", tra: "捐款人名單標題", sim: "捐款人名单标题" },
        },
      },
    },
  },
});

export type AboutTexts = PageTexts<typeof about>;
