import type { Localized } from "../../../platform/locale/lang";

/** The description of each drawing of a demo item, by the item's file name and in the order of its pictures. */
export const PICTURE_ALTS: Record<string, readonly Localized[]> = {
  "tote-bag": [
    {
      eng: "Cream cotton bag with a kapok tree in flower printed on the front",
      tra: "米色棉布袋正面，印有開花的木棉樹",
      sim: "米色棉布袋正面，印有开花的木棉树",
    },
    {
      eng: "The back of the bag, with one small kapok flower in the corner",
      tra: "布袋背面，角落有一朵小木棉花",
      sim: "布袋背面，角落有一朵小木棉花",
    },
    {
      eng: "The printed kapok tree from close by",
      tra: "木棉樹印花近看",
      sim: "木棉树印花近看",
    },
  ],
  postcards: [
    {
      eng: "Four postcards with drawings of a kapok branch, tree, flower and floss",
      tra: "四張明信片，分別畫有木棉枝、木棉樹、木棉花和棉絮",
      sim: "四张明信片，分别画有木棉枝、木棉树、木棉花和棉絮",
    },
    {
      eng: "One postcard: a kapok branch with a red flower",
      tra: "其中一張明信片：木棉枝上有一朵紅花",
      sim: "其中一张明信片：木棉枝上有一朵红花",
    },
    {
      eng: "The back of a postcard, with lines for an address and a kapok stamp",
      tra: "明信片背面，有地址欄和木棉花郵票",
      sim: "明信片背面，有地址栏和木棉花邮票",
    },
  ],
  "cushion-cover": [
    {
      eng: "Knitted cushion cover with a pink kapok flower between yellow and green bands",
      tra: "手織坐墊套，粉紅木棉花在黃綠橫紋之間",
      sim: "手织坐垫套，粉红木棉花在黄绿横纹之间",
    },
    {
      eng: "The cushion on the seat of a powered wheelchair",
      tra: "坐墊放在電動輪椅的座位上",
      sim: "坐垫放在电动轮椅的座位上",
    },
    {
      eng: "The knitted flower from close by",
      tra: "手織花朵近看",
      sim: "手织花朵近看",
    },
  ],
  calendar: [
    {
      eng: "Desk calendar open at a spring month, with a kapok branch in flower",
      tra: "座枱月曆翻到春天的月份，圖為開花的木棉枝",
      sim: "台历翻到春天的月份，图为开花的木棉枝",
    },
    {
      eng: "Desk calendar open at a summer month, with floss drifting from a kapok tree",
      tra: "座枱月曆翻到夏天的月份，圖為木棉樹飄出棉絮",
      sim: "台历翻到夏天的月份，图为木棉树飘出棉絮",
    },
  ],
  "enamel-pin": [
    {
      eng: "Red kapok flower pin on its card",
      tra: "別在卡上的紅色木棉花襟章",
      sim: "别在卡上的红色木棉花徽章",
    },
    {
      eng: "The pin on a cotton bag",
      tra: "襟章別在棉布袋上",
      sim: "徽章别在棉布袋上",
    },
  ],
  "soy-candle": [
    {
      eng: "Lit candle in a glass with a kapok flower on its label",
      tra: "點燃的玻璃杯蠟燭，標籤上有木棉花",
      sim: "点燃的玻璃杯蜡烛，标签上有木棉花",
    },
    {
      eng: "The candle with its red lid on and a green bow",
      tra: "蠟燭蓋上紅色蓋子，繫着綠色蝴蝶結",
      sim: "蜡烛盖上红色盖子，系着绿色蝴蝶结",
    },
  ],
  "recipe-booklet": [
    {
      eng: "Cover of a red recipe booklet with a teapot, a bowl and dim sum",
      tra: "紅色食譜封面，畫有茶壺、碗和點心",
      sim: "红色食谱封面，画有茶壶、碗和点心",
    },
    {
      eng: "The booklet open at a recipe",
      tra: "食譜翻開其中一頁",
      sim: "食谱翻开其中一页",
    },
  ],
};
