import type { ReactElement } from "react";
import type { Localized } from "../../../platform/locale/lang";
import { booklet } from "./art/booklet";
import { calendar } from "./art/calendar";
import { candle } from "./art/candle";
import { cushion } from "./art/cushion";
import { pin } from "./art/pin";
import { postcards } from "./art/postcards";
import { tote } from "./art/tote";

interface DemoText {
  name: string;
  tag: string;
  desc: string;
}

/** One item of the fictional charity; each picture is a drawing that is stored as an image file. */
interface DemoItem extends Localized<DemoText> {
  /** The prefix of its file names. */
  file: string;
  price: string;
  pictures: readonly (() => ReactElement)[];
}

export const demoItems: readonly DemoItem[] = [
  {
    file: "tote-bag",
    price: "HK$120",
    pictures: tote,
    eng: {
      name: "Kapok tote bag",
      tag: "Sewn and printed by hand",
      desc: "A roomy cotton bag with a kapok tree in flower, printed at our Saturday workshop. The handles are long enough to hang on the back of a wheelchair, and the hem is sewn twice.\n\n38 × 42 cm, handles 60 cm. Wash at 30 degrees, inside out.",
    },
    tra: {
      name: "木棉帆布袋",
      tag: "人手縫製及印刷",
      desc: "闊落的棉布袋，印上盛開的木棉樹，於本會星期六工作坊製作。手挽夠長，可掛在輪椅背後，袋口加縫兩道線。\n\n38 × 42 厘米，手挽長 60 厘米。請反轉以攝氏 30 度水清洗。",
    },
    sim: {
      name: "木棉帆布袋",
      tag: "手工缝制和印刷",
      desc: "宽大的棉布袋，印有盛开的木棉树，在本会星期六工作坊制作。提手够长，可以挂在轮椅背后，袋口缝了两道线。\n\n38 × 42 厘米，提手长 60 厘米。请翻面用 30 摄氏度的水清洗。",
    },
  },
  {
    file: "postcards",
    price: "HK$60",
    pictures: postcards,
    eng: {
      name: "Kapok postcards",
      tag: "Eight drawings by our members",
      desc: "Eight kapok trees, branches and flowers. Some were drawn with a brush, some with a mouth stick and some by eye gaze. The back is blank, with room for a long letter.\n\nEight cards of 15 × 10.5 cm with envelopes, on recycled paper.",
    },
    tra: {
      name: "木棉明信片",
      tag: "會員畫作，一套八款",
      desc: "八幅木棉樹、枝和花的畫作，有的以畫筆繪畫，有的以口執筆，有的以眼控繪畫。背面留白，足夠寫一封長信。\n\n一套八張，每張 15 × 10.5 厘米，連信封，以再造紙印製。",
    },
    sim: {
      name: "木棉明信片",
      tag: "会员画作，一套八款",
      desc: "八幅木棉树、枝和花的画作，有的用画笔绘制，有的用嘴执笔，有的用眼控绘制。背面留白，足够写一封长信。\n\n一套八张，每张 15 × 10.5 厘米，附信封，用再生纸印制。",
    },
  },
  {
    file: "cushion-cover",
    price: "HK$180",
    pictures: cushion,
    eng: {
      name: "Knitted cushion cover",
      tag: "For a wheelchair or a sofa",
      desc: "Soft stripes around a kapok flower, knitted by a circle of mothers who meet on Wednesdays. The zip runs round three sides, so that the cover slips easily over a pressure cushion and nobody sits on a seam.\n\n43 × 43 cm, acrylic and wool, washable. The cushion is not included.",
    },
    tra: {
      name: "手織坐墊套",
      tag: "適合輪椅或梳化",
      desc: "柔軟條紋圍着一朵木棉花，由一班逢星期三聚會的媽媽編織。拉鏈開口有三邊之闊，可輕鬆套上減壓坐墊，坐位不會壓住縫線。\n\n43 × 43 厘米，亞加力纖維及羊毛，可清洗。不包括坐墊。",
    },
    sim: {
      name: "手织坐垫套",
      tag: "适合轮椅或沙发",
      desc: "柔软的条纹围绕一朵木棉花，由一群每周三聚会的妈妈编织。拉链开口有三边之宽，可以轻松套上减压坐垫，坐的位置不会压到缝线。\n\n43 × 43 厘米，腈纶和羊毛，可清洗。不含坐垫。",
    },
  },
  {
    file: "calendar",
    price: "HK$80",
    pictures: calendar,
    eng: {
      name: "Desk calendar",
      tag: "Twelve months of the kapok tree",
      desc: "Bare in winter, red in March, white floss in May: the same tree drawn once a month for a year. Public holidays of Hong Kong are marked, and every page stands upright without being held.\n\n21 × 15 cm, ring bound.",
    },
    tra: {
      name: "座枱月曆",
      tag: "木棉樹的十二個月",
      desc: "冬天枝椏光禿，三月紅花滿樹，五月白絮飄飛：同一棵樹，一年畫了十二次。月曆標示香港公眾假期，每頁均可自行豎立，毋須用手扶着。\n\n21 × 15 厘米，鐵圈裝。",
    },
    sim: {
      name: "台历",
      tag: "木棉树的十二个月",
      desc: "冬天枝桠光秃，三月红花满树，五月白絮飘飞：同一棵树，一年画了十二次。台历标有香港公众假期，每页都能自行竖立，不需要用手扶。\n\n21 × 15 厘米，线圈装。",
    },
  },
  {
    file: "enamel-pin",
    price: "HK$50",
    pictures: pin,
    eng: {
      name: "Kapok enamel pin",
      tag: "With a clasp that small hands can close",
      desc: "A kapok flower in red enamel with a golden rim. Instead of a tiny stud it has a wide magnetic clasp, which holds on coats and bags and needs no strength in the fingers.\n\n3 cm wide. Do not wear the magnet near a pacemaker.",
    },
    tra: {
      name: "木棉琺瑯襟章",
      tag: "磁扣設計，毋須指力",
      desc: "紅色琺瑯木棉花，鑲上金邊。背面以闊身磁扣代替細小針扣，可扣在外套或布袋上，手指不用發力。\n\n闊 3 厘米。請勿將磁石靠近心臟起搏器。",
    },
    sim: {
      name: "木棉珐琅徽章",
      tag: "磁扣设计，不需要手指用力",
      desc: "红色珐琅木棉花，镶有金边。背面用宽磁扣代替细小的针扣，可以扣在外套或布袋上，手指不需要用力。\n\n宽 3 厘米。请勿将磁铁靠近心脏起搏器。",
    },
  },
  {
    file: "soy-candle",
    price: "HK$150",
    pictures: candle,
    eng: {
      name: "Soy candle",
      tag: "Ginger flower, poured in small batches",
      desc: "Soy wax in a glass jar with a light scent of ginger flower. Members measure, stir and label each batch at home. It burns for about thirty hours; afterwards the jar holds pens.\n\n200 g. Please keep it away from oxygen equipment.",
    },
    tra: {
      name: "大豆蠟燭",
      tag: "薑花香味，小批手製",
      desc: "玻璃杯大豆蠟燭，帶淡淡薑花香。由會員在家中量度、攪拌及貼上標籤，小批製作。可燃點約三十小時，用完後杯子可作筆筒。\n\n200 克。請勿放近氧氣設備。",
    },
    sim: {
      name: "大豆蜡烛",
      tag: "姜花香味，小批手工制作",
      desc: "玻璃杯大豆蜡烛，带淡淡的姜花香。由会员在家中称量、搅拌和贴标签，小批制作。可燃烧约三十小时，用完后杯子可以当笔筒。\n\n200 克。请勿放在氧气设备附近。",
    },
  },
  {
    file: "recipe-booklet",
    price: "HK$90",
    pictures: booklet,
    eng: {
      name: "Soft and good: recipe booklet",
      tag: "Twenty-four dishes that are easy to swallow",
      desc: "Steamed egg, fish congee, mango pudding: family recipes in a soft version and an ordinary one, so that everyone eats from the same pot. Ask your speech therapist which texture suits you.\n\n56 pages in English and Chinese, ring bound so that it lies flat.",
    },
    tra: {
      name: "《軟滑好滋味》食譜",
      tag: "二十四道容易吞嚥的菜式",
      desc: "蒸水蛋、魚片粥、芒果布甸：每道家常菜都有軟滑版及一般版，一家人可以同煲共食。適合哪種質地，請先諮詢言語治療師。\n\n中英對照，共 56 頁，鐵圈裝，可攤平閱讀。",
    },
    sim: {
      name: "《软滑好滋味》食谱",
      tag: "二十四道容易吞咽的菜",
      desc: "蒸水蛋、鱼片粥、芒果布丁：每道家常菜都有软滑版和普通版，一家人可以同锅共食。适合哪种质地，请先咨询言语治疗师。\n\n中英对照，共 56 页，线圈装，可以摊平阅读。",
    },
  },
];
