import type { Localized } from "../platform/locale/lang";
import type { TitledText } from "./site-details";

/** The texts of About. */
export interface AboutTexts {
  objectives: { intro: Localized; items: readonly Localized[] };
  /** Stands beside the services. */
  servicesHead: TitledText;
  services: readonly TitledText[];
  /** Stands beside the forms to download. */
  forms: TitledText;
  annualReport: TitledText;
  acknowledgements: { title: Localized; special: Localized; donors: Localized };
}

const objectives: readonly Localized[] = [
  {
    eng: "to support people with SMA of every age, and those who care for them, in daily life;",
    tra: "在日常生活中支援任何年齡的 SMA 患者及其照顧者；",
    sim: "在日常生活中支持各年龄段的 SMA 患者及其照护者；",
  },
  {
    eng: "to provide reliable information about SMA, its care and its treatment;",
    tra: "提供有關 SMA、其護理及治療的可靠資訊；",
    sim: "提供有关 SMA、其护理和治疗的可靠信息；",
  },
  {
    eng: "to bring members together, so that nobody faces the condition alone;",
    tra: "凝聚會員，讓任何人都不必獨自面對病情；",
    sim: "凝聚会员，让任何人都不必独自面对病情；",
  },
  {
    eng: "to speak for equal access to treatment, equipment, education, work and public places;",
    tra: "倡議病友在治療、器材、教育、就業及公共場所方面享有平等機會；",
    sim: "倡导病友在治疗、器材、教育、就业和公共场所方面享有平等机会；",
  },
  {
    eng: "to raise public understanding of rare neuromuscular conditions;",
    tra: "增進公眾對罕見神經肌肉疾病的認識；",
    sim: "增进公众对罕见神经肌肉病的了解；",
  },
  {
    eng: "to encourage research and good clinical practice, together with patient groups elsewhere.",
    tra: "與各地患者組織合作，推動研究及良好的臨床實踐。",
    sim: "与各地患者组织合作，推动研究和良好的临床实践。",
  },
];

const services: readonly TitledText[] = [
  {
    title: { eng: "First contact after diagnosis", tra: "確診初期支援", sim: "确诊初期支持" },
    text: {
      eng: "A talk with our coordinator and, if you wish, with a family that has been through the same.",
      tra: "由本會服務統籌員與您詳談；如您願意，亦可認識有相同經歷的家庭。",
      sim: "由本会协调员与您详谈；如您愿意，也可以认识有相同经历的家庭。",
    },
  },
  {
    title: { eng: "Peer groups", tra: "同路人小組", sim: "病友互助小组" },
    text: {
      eng: "Groups for parents, teenagers, adults with SMA and siblings, online and in person.",
      tra: "設有父母、青少年、成人患者及兄弟姊妹小組，在網上或面對面聚會。",
      sim: "设有父母、青少年、成人患者和兄弟姐妹小组，可线上或面对面聚会。",
    },
  },
  {
    title: { eng: "Equipment loan library", tra: "器材借用庫", sim: "器材借用库" },
    text: {
      eng: "Wheelchairs, shower chairs, standing frames and cough-assist machines on loan, with advice on fitting.",
      tra: "借出輪椅、沐浴椅、站立架及咳痰機，並提供調校意見。",
      sim: "借出轮椅、沐浴椅、站立架和咳痰机，并提供适配建议。",
    },
  },
  {
    title: { eng: "Information and referral", tra: "資訊及轉介", sim: "信息与转介" },
    text: {
      eng: "Answers on care, treatment and public services, and the way to the right department.",
      tra: "解答護理、治療及公共服務的疑問，並協助聯絡合適的部門。",
      sim: "解答护理、治疗和公共服务方面的疑问，并协助联系合适的部门。",
    },
  },
  {
    title: { eng: "Company at appointments", tra: "陪診服務", sim: "陪诊服务" },
    text: {
      eng: "A trained volunteer comes along to appointments and helps to book accessible transport.",
      tra: "由受訓義工陪同覆診，並協助預約無障礙交通。",
      sim: "由受过培训的志愿者陪同复诊，并协助预约无障碍交通。",
    },
  },
  {
    title: { eng: "School and work", tra: "校園及職場支援", sim: "校园与职场支持" },
    text: {
      eng: "Visits to schools and employers to plan access, rest, assistance and technology together.",
      tra: "探訪學校及僱主，一同安排無障礙出入、休息、協助及輔助科技。",
      sim: "走访学校和雇主，一起安排无障碍出入、休息、协助和辅助技术。",
    },
  },
  {
    title: { eng: "Support for carers", tra: "照顧者支援", sim: "照护者支持" },
    text: {
      eng: "Workshops on lifting, feeding and night care, counselling, and afternoons off.",
      tra: "舉辦扶抱、餵食及夜間護理工作坊，並提供輔導及暫託時段。",
      sim: "举办移位、喂食和夜间护理工作坊，并提供心理辅导和喘息时段。",
    },
  },
  {
    title: { eng: "Outings and hobbies", tra: "活動及興趣班", sim: "活动与兴趣班" },
    text: {
      eng: "Boccia, art, music, gaming and day trips that are planned around power chairs and ventilators.",
      tra: "硬地滾球、藝術、音樂、電子遊戲及一天遊，一切按電動輪椅及呼吸機的需要安排。",
      sim: "硬地滚球、艺术、音乐、电子游戏和一日游，一切按电动轮椅和呼吸机的需要安排。",
    },
  },
  {
    title: { eng: "Advocacy", tra: "政策倡議", sim: "政策倡导" },
    text: {
      eng: "Members’ experience, gathered and brought to hospitals, officials and the press.",
      tra: "收集會員的經驗，向醫院、政府部門及傳媒反映。",
      sim: "收集会员的经验，向医院、政府部门和媒体反映。",
    },
  },
];

export const aboutTexts: AboutTexts = {
  objectives: {
    intro: {
      eng: "Kapok SMA Association was started by families in Hong Kong. We take our name from the kapok tree, which flowers on bare branches.",
      tra: "木棉脊髓肌肉萎縮症協會由香港的患者家屬創立。木棉未長葉先開花，枝頭光禿也能盛放，本會因而得名。",
      sim: "木棉脊髓肌肉萎缩症协会由香港的患者家属创立。木棉在光秃的枝头上开花，本会因此得名。",
    },
    items: objectives,
  },
  servicesHead: {
    title: { eng: "Our services", tra: "服務", sim: "服务" },
    text: {
      eng: "Write or call to use a service, or to ask whether it fits.",
      tra: "如欲使用服務，或想了解服務是否適合您，歡迎來函或致電。",
      sim: "如需使用服务，或想了解服务是否适合您，欢迎来信或来电。",
    },
  },
  services,
  forms: {
    title: { eng: "Forms to download", tra: "下載表格", sim: "下载表格" },
    text: {
      eng: "If a form is hard for you to fill in, call or write to us and we will do it together.",
      tra: "如填寫表格有困難，歡迎致電或來函，我們會與您一起完成。",
      sim: "如填写表格有困难，欢迎来电或来信，我们会与您一起完成。",
    },
  },
  annualReport: {
    title: { eng: "Annual report", tra: "年報", sim: "年报" },
    text: {
      eng: "What we did in the year, and what it cost.",
      tra: "本會全年的工作及收支。",
      sim: "本会全年的工作和收支。",
    },
  },
  acknowledgements: {
    title: { eng: "Acknowledgements", tra: "鳴謝", sim: "鸣谢" },
    special: { eng: "Special appreciation", tra: "特別鳴謝", sim: "特别鸣谢" },
    donors: { eng: "Our donors", tra: "捐款善長", sim: "捐款人" },
  },
};
