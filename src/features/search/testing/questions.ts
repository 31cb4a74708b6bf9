/** Something that visitors look for, as people write it in each script, and what of the demo content answers it. */
interface Question {
  tra: string;
  sim: string;
  eng: string;
  /** English titles of results, or the addresses of pages. */
  right: readonly string[];
}

const ask = (tra: string, sim: string, eng: string, ...right: string[]): Question => ({
  tra,
  sim,
  eng,
  right,
});

const WHEELCHAIRS = "Nineteen wheelchairs, one ferry and a patient captain";
const ADAPTATIONS = "A small flat, a big chair: home adaptations that cost little";
const FILMS = "A film afternoon where every row is the front row";
const LOANS = "The 500th loan: how a cupboard became a library";
const TRAINING = "Learning to wait: the tenth volunteer training day";
const THANKS = "Tonight nobody stacks a chair: an evening for our volunteers";
const FIRST_FLAGS = "Our first flag day: 312 volunteers and a city of red flowers";
const RAIN = "Thank you, in the rain: flag day raises HK$186,420";
const BREATHING_TALK = "Breathing care, before it is urgent: notes from our April talk";
const ADULTS = "Adults and access to treatment: what we know so far";
const DROP = "A drop of blood from the heel: newborn screening explained";
const MOVEMENT = "Spine, joints and movement";
const TEAM = "A team around you";
const EATING = "Eating and drinking";

/** Written before the search was. */
export const QUESTIONS: readonly Question[] = [
  ask("輪椅", "轮椅", "wheelchair", WHEELCHAIRS, ADAPTATIONS, FILMS),
  ask("捐款", "捐款", "donate", "/donate"),
  ask("義工", "志愿者", "volunteer", TRAINING, THANKS, FIRST_FLAGS, "/involved"),
  ask("呼吸", "呼吸", "breathing", "Breathing", BREATHING_TALK),
  ask(
    "基因治療",
    "基因治疗",
    "gene therapy",
    "gene therapy",
    "Gene therapy begins in Hong Kong: what has been announced",
  ),
  ask("脊柱側彎", "脊柱侧凸", "scoliosis", "scoliosis", MOVEMENT),
  ask(
    "初生嬰兒篩查",
    "新生儿筛查",
    "newborn screening",
    "newborn screening",
    "Newborn screening in Hong Kong",
    DROP,
  ),
  ask("遺傳輔導", "遗传咨询", "genetic counselling", "genetic counselling"),
  ask("諾西那生", "诺西那生钠", "nusinersen", "Nusinersen (Spinraza)"),
  ask("Spinraza", "spinraza", "Spinraza", "Nusinersen (Spinraza)"),
  ask("利司撲蘭", "利司扑兰", "risdiplam", "Risdiplam (Evrysdi)"),
  ask("Zolgensma", "Zolgensma", "zolgensma", "Onasemnogene abeparvovec (Zolgensma, Itvisma)"),
  ask("診斷", "诊断", "diagnosis", "Diagnosis"),
  ask("病徵", "症状", "symptoms", "Characteristic Symptoms", "What most people share"),
  ask("賣旗日", "卖旗日", "flag day", FIRST_FLAGS, RAIN),
  ask(
    "週年會員大會",
    "年度会员大会",
    "annual general meeting",
    "Annual general meeting: the year’s accounts on one page",
  ),
  ask("私隱政策", "隐私政策", "privacy policy", "/privacy"),
  ask("無障礙聲明", "无障碍声明", "accessibility statement", "/accessibility"),
  ask("聯絡我們", "联系我们", "contact us", "/contact"),
  ask("會員申請", "会员申请", "membership application", "Membership application"),
  ask("器材借用", "器材借用", "equipment loan", "Equipment loan form", LOANS),
  ask("家訪", "家访", "home visit", "Home visit request"),
  ask("交通津貼", "交通津贴", "transport allowance", "交通津貼申請表"),
  ask(
    "明信片",
    "明信片",
    "postcards",
    "Kapok postcards",
    "Nothing larger than a postcard: our members’ art exhibition",
  ),
  ask("帆布袋", "帆布袋", "tote bag", "Kapok tote bag"),
  ask("食譜", "食谱", "recipes", "Soft and good: recipe booklet"),
  ask("月曆", "台历", "calendar", "Desk calendar"),
  ask("音樂會", "音乐会", "concert", "Small Hours, Large Songs: our autumn concert"),
  ask("渡輪", "渡轮", "ferry", WHEELCHAIRS),
  ask("港鐵", "港铁", "MTR", "Nine stations, one notebook: our MTR access walk"),
  ask(
    "學校",
    "学校",
    "school",
    "Can everyone get to the science room? Our school access survey",
    "Hin explains himself: a school talk with 31 questions",
  ),
  ask(
    "照顧者",
    "照护者",
    "carers",
    "Tea for those who pour the tea: a carers’ afternoon",
    "Carers and public support",
  ),
  ask("兄弟姊妹", "兄弟姐妹", "brothers and sisters", "This Saturday belongs to the brothers and sisters"),
  ask(
    "覆診",
    "复诊",
    "follow-up appointment",
    "Twenty questions to bring to the clinic",
    "A clinic day, step by step: who you meet and what to ask",
  ),
  ask(
    "家長手冊",
    "家长手册",
    "parents’ handbook",
    "“You need not read this today”: our parents’ handbook is out",
  ),
  ask("暖水池", "温水池", "warm pool", "Forty-two lamps: a morning in the warm pool"),
  ask("電影", "电影", "films", FILMS, "Pyjamas welcome: our online cinema evening"),
  ask("畫展", "画展", "art exhibition", "Nothing larger than a postcard: our members’ art exhibition"),
  ask("攝影", "摄影", "photography", "Chun’s city, seen from 110 centimetres"),
  ask(
    "步行籌款",
    "步行筹款",
    "charity walk",
    "Walk and Roll 2026: 251 of us along the harbour",
    "The slowest in front: our spring harbour walk raises HK$163,950",
  ),
  ask("圖書角", "图书角", "library corner", "A library corner with a very low shelf"),
  ask("北角", "北角", "North Point", "New keys, same kettle: Kapok moves to North Point"),
  ask("單鍵操作", "单键操作", "switch access", "One button is enough: a switch-access workshop"),
  ask("家居改裝", "居家改造", "home adaptations", ADAPTATIONS),
  ask("意見書", "意见书", "submission", "Nine pages to Government: our submission on care and transport"),
  ask("成人病友", "成人病友", "adults", ADULTS),
  ask("藥物資助", "药物资助", "medicine subsidy", ADULTS, "Access in Hong Kong"),
  ask("胃造口", "胃造瘘", "gastrostomy", "gastrostomy", EATING),
  ask("咳痰機", "咳痰机", "cough-assist machine", "cough-assist machine", "Breathing"),
  ask("睡眠檢查", "睡眠监测", "sleep study", "sleep study"),
  ask("SMN1", "smn1", "SMN1", "The SMN1 gene"),
  ask("SMN2", "smn2", "SMN2", "SMN2, the back-up"),
  ask("基因攜帶者", "携带者", "carrier", "carrier", "Carriers and testing"),
  ask("緊急", "紧急", "emergency", "In an emergency"),
  ask("飲食", "饮食", "eating and drinking", EATING),
  ask("跨專業團隊", "多学科团队", "multidisciplinary team", TEAM),
  ask("物理治療", "物理治疗", "physiotherapy", MOVEMENT, TEAM),
  ask("支出", "支出", "expenditure", "Expenditure chart"),
  ask("捐款收據", "捐款收据", "donation receipt", "/donate"),
  ask("組織架構", "组织架构", "organisation structure", "Organisation structure"),
];
