import { otherScript, type Script } from "../lang";
import { inCharactersOf } from "./scripts.server";

/** A name in a sentence, by its position, written in the other script. */
export interface NameInPlace {
  start: number;
  end: number;
  instead: string;
}

/** Surnames that are also the Simplified form of another character, as they are written in Hong Kong. */
const SURNAMES_IN_HONG_KONG: Readonly<Record<string, string>> = {
  ...{ 范: "范", 余: "余", 于: "于", 钟: "鍾", 涂: "涂", 郁: "郁", 朴: "朴", 游: "游", 云: "云", 岳: "岳" },
  ...{ 沈: "沈", 叶: "葉", 姜: "姜", 谷: "谷", 曲: "曲", 向: "向", 松: "松", 万: "萬", 干: "干", 后: "后" },
  ...{ 种: "种", 仇: "仇", 冲: "冲", 党: "党", 舍: "舍", 佣: "佣", 柜: "柜", 秋: "秋", 台: "台", 娄: "婁" },
};

/** Those that are hardly anything else when on their own before other characters. */
const HARDLY_A_WORD = "范钟岳";

/** Titles after a surname, in either script. */
const TITLES = [
  ...[
    "先生",
    "女士",
    "小姐",
    "太太",
    "夫人",
    "伉俪",
    "同学",
    "教授",
    "博士",
    "老师",
    "医生",
    "护士",
    "主任",
    "校长",
  ],
  ...[
    "议员",
    "律师",
    "治疗师",
    "社工",
    "姑娘",
    "师傅",
    "经理",
    "主席",
    "会长",
    "院长",
    "理事",
    "牧师",
    "神父",
    "法官",
  ],
  ...["伯伯", "婆婆", "叔叔", "阿姨", "小朋友", "大夫", "顾问"],
  ...[
    "伉儷",
    "同學",
    "老師",
    "醫生",
    "護士",
    "校長",
    "議員",
    "律師",
    "治療師",
    "師傅",
    "經理",
    "會長",
    "院長",
    "牧師",
  ],
];
const TITLE = `(?:${TITLES.join("|")})`;

const simplifiedName = new RegExp(
  `([${Object.keys(SURNAMES_IN_HONG_KONG).join("")}])(?=\\p{sc=Han}{0,2}?${TITLE})`,
  "gu",
);
const nameInList = new RegExp(
  `(?<=^|[、，。：；（(「“\\s和及与跟由向谢])([${HARDLY_A_WORD}])(?=\\p{sc=Han}{2}(?:$|[、，。；）)」”\\s和及与的]))`,
  "gu",
);

/** Frequent surnames of Hong Kong. */
const SURNAMES =
  "陳李張黃王梁林劉吳鄭郭羅何馮鄧葉周曾鍾譚鄺蔡許楊朱趙徐蘇胡盧余關歐麥莫潘方袁黎謝馬杜江蕭呂溫湯尹姚莊侯孫范石高彭魏鮑沈阮倪伍戴岑倫龔甘左連施翁駱雷文丘邱洪唐區程";

/** 乾 in a name is that of the trigram, which is not simplified. */
const givenQian = new RegExp(`(?<=[${SURNAMES}]\\p{sc=Han}?)乾(?=\\p{sc=Han}?${TITLE})`, "gu");

/** `何太` for Mrs Ho, before what she does. */
const married = new RegExp(
  `(?<=^|[、，。：；「\\s和及與給向跟])([${SURNAMES}])太(?=後來|說|表示|分享|認為|[、，。：的和及與帶捐])`,
  "gu",
);

/** A company by its full name, up to a word that is seldom in one. */
const COMPANY = /[^\P{sc=Han}由與与和及在向到請请為为的是給给跟、]{2,14}有限公司/gu;

/** The full names of companies in a sentence, which are converted by characters alone. */
export const companiesIn = (sentence: string, from: Script): NameInPlace[] =>
  [...sentence.matchAll(COMPANY)].map(({ 0: name, index }) => ({
    ...{ start: index, end: index + name.length },
    instead: inCharactersOf(otherScript(from), name),
  }));

/**
 * The names of people in a sentence that conversion by characters would spoil: 余小姐 is not 餘小姐.
 * @param isSingle whether the character at a position is a word of its own, or begins none
 */
export function peopleIn(sentence: string, from: Script, isSingle: (at: number) => boolean): NameInPlace[] {
  if (from === "tra") {
    return [
      ...[...sentence.matchAll(givenQian)].map(({ index }) => ({
        start: index,
        end: index + 1,
        instead: "乾",
      })),
      ...[...sentence.matchAll(married)].map(({ index }) => ({
        ...{ start: index + 1, end: index + 2, instead: "太太" },
      })),
    ];
  }
  return [...sentence.matchAll(simplifiedName), ...sentence.matchAll(nameInList)]
    .filter(({ index }) => isSingle(index))
    .map(({ index, 0: surname }) => ({
      ...{ start: index, end: index + 1 },
      instead: SURNAMES_IN_HONG_KONG[surname] ?? surname,
    }));
}
