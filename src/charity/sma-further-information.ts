import { smaLinks } from "./sma-links";
import type { SmaTopicText } from "./sma-topic";

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
