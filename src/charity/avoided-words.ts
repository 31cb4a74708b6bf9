import type { Localized } from "../platform/locale/lang";
import { siteConfig } from "./site.config";

/** A word that texts of the charity do not use, and what they say in its place. */
export interface AvoidedWord {
  readonly pattern: RegExp;
  readonly better: string;
  /** True where the other can take its place as it stands; else the sentence has to be turned. */
  readonly swaps?: boolean;
}

/** Words to be changed as they stand, each with that which comes in its place. */
const swaps = (pairs: Readonly<Record<string, string>>): AvoidedWord[] =>
  Object.entries(pairs).map(([word, better]) => ({ pattern: new RegExp(word, "g"), better, swaps: true }));

/** People are not their illness, and a wheelchair is a way to get about. */
const eng: AvoidedWord[] = [
  { pattern: /\bsuffer(?:s|ed|ing)? (?:from|with)\b/gi, better: "have, or live with" },
  {
    pattern: /\b(?:SMA|spinal muscular atrophy|disease|illness) sufferers?\b|\bsufferers?\b/gi,
    better: "people with",
  },
  {
    pattern: /\bvictims? of (?:SMA|spinal|a (?:rare )?(?:disease|illness)|the disease)\b/gi,
    better: "people with",
  },
  { pattern: /\bafflicted (?:with|by)\b/gi, better: "with" },
  { pattern: /\bwheelchair[- ]bound\b/gi, better: "who uses a wheelchair" },
  {
    pattern: /\b(?:confined|bound) to (?:a|an|his|her|their|the) (?:electric |powered )?wheelchairs?\b/gi,
    better: "uses a wheelchair",
  },
  { pattern: /\b(?:killer|deadly) (?:disease|illness)\b/gi, better: "serious illness" },
  { pattern: /\bhandicapped\b/gi, better: "disabled" },
  { pattern: /\bcrippl(?:e|es|ed)\b/gi, better: "disabled" },
  {
    pattern: /\bthe disabled\b(?! (?:people|person|child|children|access|toilet|parking))/gi,
    better: "disabled people",
  },
  {
    pattern: /\bnormal (?:people|person|child|children|kids?)\b/gi,
    better: "people (or children) without SMA",
  },
];

/** Besides: what Taiwan says, where Hong Kong has a word of its own. */
const tra: AvoidedWord[] = [
  { pattern: /(?:困|綁|縛|囚)(?:在|於)輪椅(?:上|中)?|被輪椅(?:束縛|困住)|與輪椅為伴/g, better: "以輪椅代步" },
  { pattern: /殘廢/g, better: "殘疾", swaps: true },
  { pattern: /(?:SMA|本病|此病)(?:的)?受害者/g, better: "SMA 患者、病友" },
  { pattern: /正常(?:人|兒童|小朋友|孩子)/g, better: "沒有患病的人（或兒童）" },
  { pattern: /殺手病|奪命病|絕症/g, better: "嚴重疾病" },
  ...swaps({
    網路: "網絡",
    隱私: "私隱",
    志工: "義工",
    帳號: "帳戶",
    帶因者: "基因攜帶者",
    視頻: "短片",
    軟體: "軟件",
    智慧型手機: "智能手機",
    轉帳: "轉賬",
  }),
];

/** Besides: what Hong Kong says, where the Mainland has a word of its own. Names of institutions stay. */
const sim: AvoidedWord[] = [
  { pattern: /(?:困|绑|缚|囚)(?:在|于)轮椅(?:上|中)?|被轮椅(?:束缚|困住)|与轮椅为伴/g, better: "使用轮椅" },
  { pattern: /残废/g, better: "残疾", swaps: true },
  { pattern: /(?:SMA|本病|此病)(?:的)?受害者/g, better: "SMA 患者、病友" },
  { pattern: /正常(?:人|儿童|小朋友|孩子)/g, better: "没有患病的人（或儿童）" },
  { pattern: /杀手病|夺命病|绝症/g, better: "严重疾病" },
  ...swaps({
    "义工(?![联协队团]|[总工]会)": "志愿者",
    "私隐(?!专员|条例|公署)": "隐私",
    上载: "上传",
    "登入(?!册)": "登录",
    电邮: "电子邮件",
    "复康(?![会巴]|服务中心)": "康复",
    初生婴儿: "新生儿",
    "职业治疗(?!学系)": "作业治疗",
    胃造口: "胃造瘘",
    "脊髓肌肉萎缩症(?!协会|慈善|基金)": "脊髓性肌萎缩症",
    资讯: "信息",
    网路: "网络",
  }),
];

/** The words that texts avoid, by the language of the text. */
export const AVOIDED: Localized<readonly AvoidedWord[]> = { eng, tra, sim };

/** The names of the charity, which are written in every text as they are registered. */
export const KEPT_NAMES: readonly string[] = [siteConfig.name.tra, siteConfig.name.sim];
