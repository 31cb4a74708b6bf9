import type { SmaLink, SmaTopicText } from "./sma-texts";

/** Organisations outside the charity: Hong Kong first, then the world. */
const smaLinks: readonly SmaLink[] = [
  {
    name: {
      eng: "Families of SMA Charitable Trust",
      tra: "脊髓肌肉萎縮症慈善基金",
      sim: "脊髓肌肉萎缩症慈善基金",
    },
    url: "https://webforfsma.wixsite.com/fsma",
    note: {
      eng: "Families of people with SMA in Hong Kong, since 1998",
      tra: "香港 SMA 患者家庭組織，1998年成立",
      sim: "香港 SMA 患者家庭组织，1998年成立",
    },
  },
  {
    name: { eng: "Rare Disease Hong Kong", tra: "香港罕見疾病聯盟", sim: "香港罕见疾病联盟" },
    url: "https://rdhk.org",
    note: { eng: "Alliance of patient groups", tra: "罕見病患者組織聯盟", sim: "罕见病患者组织联盟" },
  },
  {
    name: {
      eng: "Hong Kong Neuro-Muscular Disease Association",
      tra: "香港肌健協會",
      sim: "香港肌健协会",
    },
    url: "https://hknmda.org.hk",
    note: {
      eng: "Mutual help for people with neuromuscular conditions",
      tra: "神經肌肉疾病患者互助組織",
      sim: "神经肌肉病患者互助组织",
    },
  },
  {
    name: { eng: "Hong Kong Society for Rehabilitation", tra: "香港復康會", sim: "香港复康会" },
    url: "https://www.rehabsociety.org.hk",
    note: {
      eng: "Rehabus transport and community centres",
      tra: "復康巴士及社區中心",
      sim: "复康巴士和社区中心",
    },
  },
  {
    name: { eng: "Hong Kong Children’s Hospital", tra: "香港兒童醫院", sim: "香港儿童医院" },
    url: "https://www31.ha.org.hk/hkch",
    note: {
      eng: "Tests the samples of newborn screening",
      tra: "化驗初生嬰兒篩查樣本",
      sim: "检测新生儿筛查样本",
    },
  },
  {
    name: { eng: "Social Welfare Department", tra: "社會福利署", sim: "社会福利署" },
    url: "https://www.swd.gov.hk",
    note: {
      eng: "Allowances and support services in Hong Kong",
      tra: "香港的津貼及支援服務",
      sim: "香港的津贴和支持服务",
    },
  },
  {
    name: { eng: "Equal Opportunities Commission", tra: "平等機會委員會", sim: "平等机会委员会" },
    url: "https://www.eoc.org.hk",
    note: {
      eng: "Rights under the Disability Discrimination Ordinance",
      tra: "《殘疾歧視條例》下的權利",
      sim: "《残疾歧视条例》下的权利",
    },
  },
  {
    name: { eng: "Cure SMA", tra: "Cure SMA", sim: "Cure SMA" },
    url: "https://www.curesma.org",
    note: {
      eng: "Research and care series, United States",
      tra: "研究及護理系列資料（美國）",
      sim: "研究和护理系列资料（美国）",
    },
  },
  {
    name: { eng: "SMA UK", tra: "SMA UK", sim: "SMA UK" },
    url: "https://smauk.org.uk",
    note: {
      eng: "Guides for each stage of life, United Kingdom",
      tra: "按人生階段編寫的指南（英國）",
      sim: "按人生阶段编写的指南（英国）",
    },
  },
  {
    name: { eng: "SMA Europe", tra: "SMA Europe", sim: "SMA Europe" },
    url: "https://www.sma-europe.eu",
    note: {
      eng: "Umbrella of European patient groups",
      tra: "歐洲患者組織聯盟",
      sim: "欧洲患者组织联盟",
    },
  },
  {
    name: { eng: "SMA care guide", tra: "SMA 護理標準指南", sim: "SMA 诊疗与护理标准指南" },
    url: "https://smacare.guide",
    note: {
      eng: "The international standards of care, written for families",
      tra: "為家庭編寫的國際護理標準",
      sim: "为家庭编写的国际诊疗与护理标准",
    },
  },
  {
    name: { eng: "Muscular Dystrophy UK", tra: "Muscular Dystrophy UK", sim: "Muscular Dystrophy UK" },
    url: "https://www.musculardystrophyuk.org",
    note: { eng: "Support and peer groups", tra: "支援及同路人小組", sim: "支持和病友互助小组" },
  },
  {
    name: { eng: "NICE guidance HST15", tra: "NICE 指引 HST15", sim: "NICE 指南 HST15" },
    url: "https://nice.org.uk/guidance/hst15",
    note: {
      eng: "The British assessment of onasemnogene abeparvovec",
      tra: "英國對阿哌奧諾基的評估",
      sim: "英国对 Onasemnogene abeparvovec 的评估",
    },
  },
  {
    name: { eng: "SMA News Today", tra: "SMA News Today", sim: "SMA News Today" },
    url: "https://smanewstoday.com",
    note: {
      eng: "Commercial news site, not a charity",
      tra: "商營新聞網站，並非慈善團體",
      sim: "商业新闻网站，并非慈善机构",
    },
  },
];

export const furtherInformationTopic: SmaTopicText = {
  key: "further-information",
  title: { eng: "Further Information", tra: "更多資訊", sim: "更多信息" },
  items: [
    {
      subTitle: { eng: "About these links", tra: "關於以下連結", sim: "关于以下链接" },
      content: [
        {
          eng: "These organisations in Hong Kong and elsewhere publish information about SMA or offer support. Kapok does not run their websites and cannot vouch for everything they say. Most sites abroad are in English.",
          tra: "以下香港及海外機構提供有關 SMA 的資訊或支援。這些網站並非由木棉會管理，本會不能保證其全部內容。海外網站大多只有英文。",
          sim: "以下香港及海外机构提供有关 SMA 的信息或支持。这些网站并非由木棉会管理，本会不能保证其全部内容。海外网站大多只有英文。",
        },
      ],
    },
  ],
  references: [],
  links: smaLinks,
};
