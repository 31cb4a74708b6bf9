import { contactTexts } from "../../charity/contact-texts";
import { group, image, line, text } from "../../content/kinds";
import { HEADING, LEAD, type PageTexts, PHOTO, page, SENT, TEXT } from "../../features/pages/page";
import { inEachLanguage } from "../../platform/locale/lang";

const needed = { needed: true } as const;
const part = () => group({ title: line(needed), text: text(needed) });
const partWords = { title: HEADING, text: TEXT };

/** The texts of Contact; numbers and addresses are among the site's details. */
export const contact = page({
  id: "contact",
  address: "/contact",
  shared: { photo: image({ prefers: "4:3" }) },
  texts: {
    title: line(needed),
    lead: text(needed),
    form: group({ title: line(needed), text: text(needed), thanks: text(needed) }),
    write: part(),
    call: part(),
    visit: part(),
  },
  first: inEachLanguage(contactTexts),
  besides: {
    to: "/cms/site?field=phone",
    label: { eng: "Telephone and address", tra: "電話及地址", sim: "电话和地址" },
    access: "site",
  },
  words: {
    title: { eng: "Contact page", tra: "「聯絡我們」網頁", sim: "“联系我们”页面" },
    fields: {
      photo: PHOTO,
      title: HEADING,
      lead: LEAD,
      form: {
        label: { eng: "Contact form", tra: "聯絡表格", sim: "联系表单" },
        fields: { ...partWords, thanks: SENT },
      },
      write: { label: { eng: "Writing", tra: "電郵", sim: "邮件" }, fields: partWords },
      call: { label: { eng: "Calling", tra: "電話", sim: "电话" }, fields: partWords },
      visit: { label: { eng: "Visiting", tra: "到訪", sim: "到访" }, fields: partWords },
    },
  },
});

export type ContactTexts = PageTexts<typeof contact>;
