import { saveEntry } from "../../content/save/save-entry.server";
import { feature } from "../../platform/feature.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { DemoTools, Publish } from "../../site/demo/seed.server";
import { organization } from "./definition";
import { organizationProblems } from "./problems.server";

export default feature({
  name: "organization",
  problems: organizationProblems,
  content: [organization],
  demo,
});

async function demo({ deps }: DemoTools): Promise<Publish> {
  return async (tx, journal) => {
    const texts = localized((lang) => ({
      patrons: people(PATRONS, lang),
      founder: CHAIRMAN[lang],
      trustee: TRUSTEE[lang],
      members: DIRECTORS.map((name) => name[lang]).join("\n"),
      advisors: ADVISORS.map((name) => name[lang]).join("\n"),
      staff: people(STAFF, lang),
    }));
    const call = { db: tx, deps, staff: { username: "demo" } };
    const { _id, version } = await saveEntry({ type: organization }, { given: texts }, call, "");
    await journal("organization", "edit", _id, { _id, version });
  };
}

const people = (list: readonly DemoPerson[], lang: Lang) =>
  list.map(({ name, title }, order) => ({ order, name: name[lang], title: title[lang] }));

interface DemoPerson {
  name: Localized;
  title: Localized;
}

/** Invented people, named as a Hong Kong charity would name its own; nobody real is meant. */
const PATRONS: readonly DemoPerson[] = [
  {
    name: { eng: "Mrs Yuen Sau-kam", tra: "阮秀錦女士", sim: "阮秀锦女士" },
    title: { eng: "Honorary Patron", tra: "榮譽贊助人", sim: "荣誉赞助人" },
  },
  {
    name: { eng: "Professor Mok Ting-fung", tra: "莫庭楓教授", sim: "莫庭枫教授" },
    title: { eng: "Patron for Research", tra: "贊助人（醫學研究）", sim: "赞助人（医学研究）" },
  },
  {
    name: { eng: "Mr Kan Yat-lam", tra: "簡逸嵐先生", sim: "简逸岚先生" },
    title: { eng: "Patron for Inclusion", tra: "贊助人（傷健共融）", sim: "赞助人（残健共融）" },
  },
];

const CHAIRMAN: Localized = {
  eng: "Ms Choi Mei-sheung",
  tra: "蔡美霜女士",
  sim: "蔡美霜女士",
};

const TRUSTEE: Localized = { eng: "Mr Tong Ho-yeung", tra: "唐浩楊先生", sim: "唐浩杨先生" };

const DIRECTORS: readonly Localized[] = [
  { eng: "Ms Au-yeung Pui-ling", tra: "歐陽佩翎女士", sim: "欧阳佩翎女士" },
  { eng: "Mr Fok Chun-nam", tra: "霍駿楠先生", sim: "霍骏楠先生" },
  { eng: "Ms Ngan Tsz-ching", tra: "顏芷澄女士", sim: "颜芷澄女士" },
  { eng: "Mr Pang Kwok-shing", tra: "彭國晟先生", sim: "彭国晟先生" },
  { eng: "Ms Sit Wai-yan", tra: "薛惠茵女士", sim: "薛惠茵女士" },
  { eng: "Mr Tam Hoi-lam", tra: "譚凱嵐先生", sim: "谭凯岚先生" },
  { eng: "Ms Yip Man-hei", tra: "葉敏曦女士", sim: "叶敏曦女士" },
];

const ADVISORS: readonly Localized[] = [
  {
    eng: "Dr Ko Yuet-ming, paediatric neurology",
    tra: "高悅鳴醫生（兒童腦神經科）",
    sim: "高悦鸣医生（小儿神经内科）",
  },
  {
    eng: "Dr Sham Lok-yi, respiratory medicine",
    tra: "岑樂宜醫生（呼吸系統科）",
    sim: "岑乐宜医生（呼吸内科）",
  },
  {
    eng: "Dr Tse Chi-hang, orthopaedics",
    tra: "謝智珩醫生（骨科）",
    sim: "谢智珩医生（骨科）",
  },
  {
    eng: "Dr Wan Suet-fung, clinical genetics",
    tra: "尹雪楓醫生（醫學遺傳科）",
    sim: "尹雪枫医生（医学遗传科）",
  },
];

const STAFF: readonly DemoPerson[] = [
  {
    name: { eng: "Ms Lo Ka-wing", tra: "盧嘉穎女士", sim: "卢嘉颖女士" },
    title: { eng: "Executive Director", tra: "總幹事", sim: "总干事" },
  },
  {
    name: { eng: "Ms Chu Hiu-tung", tra: "朱曉彤女士", sim: "朱晓彤女士" },
    title: { eng: "Member Services Coordinator", tra: "會員服務統籌員", sim: "会员服务协调员" },
  },
  {
    name: { eng: "Ms Leung Sin-yu", tra: "梁倩瑜女士", sim: "梁倩瑜女士" },
    title: { eng: "Registered Social Worker", tra: "註冊社工", sim: "注册社工" },
  },
  {
    name: { eng: "Mr Mak Tsun-kit", tra: "麥峻傑先生", sim: "麦峻杰先生" },
    title: { eng: "Equipment Loan Officer", tra: "器材借用主任", sim: "器材借用主任" },
  },
  {
    name: { eng: "Ms Hui Yin-ting", tra: "許妍婷女士", sim: "许妍婷女士" },
    title: { eng: "Accounts and Administration Officer", tra: "會計及行政主任", sim: "会计及行政主任" },
  },
];
