import type { Localized } from "../platform/locale/lang";
import type { CoverMotif } from "./cover";

/** The description of each drawn cover, true of every arrangement of its motif. */
export const COVER_ALT: Record<CoverMotif, Localized> = {
  helix: {
    eng: "Drawing: a strand of DNA winds upwards, with red kapok flowers along it",
    tra: "繪圖：DNA 雙螺旋向上伸展，上面開着紅色木棉花",
    sim: "插画：DNA 双螺旋向上伸展，上面开着红色木棉花",
  },
  branch: {
    eng: "Drawing: a bird sits on a kapok branch in flower",
    tra: "繪圖：小鳥停在盛開的木棉枝上",
    sim: "插画：小鸟停在盛开的木棉枝上",
  },
  path: {
    eng: "Drawing: a person in a powered wheelchair on a winding path between kapok trees",
    tra: "繪圖：有人坐着電動輪椅，走在木棉樹間蜿蜒的小路上",
    sim: "插画：有人坐着电动轮椅，走在木棉树间蜿蜒的小路上",
  },
  portrait: {
    eng: "Drawing: a smiling person under a kapok bough in flower",
    tra: "繪圖：盛開的木棉枝下，有人面帶笑容",
    sim: "插画：盛开的木棉枝下，有人面带笑容",
  },
  lungs: {
    eng: "Drawing: lungs whose airways are branches, with kapok flowers at their tips",
    tra: "繪圖：肺部的氣道化作樹枝，枝頭開出木棉花",
    sim: "插画：肺部的气道化作树枝，枝头开出木棉花",
  },
  pill: {
    eng: "Drawing: red petals rise from an open capsule, with tablets beside it",
    tra: "繪圖：打開的膠囊飄出紅色花瓣，旁邊放着藥片",
    sim: "插画：打开的胶囊飘出红色花瓣，旁边放着药片",
  },
  book: {
    eng: "Drawing: a kapok tree in flower grows out of an open book",
    tra: "繪圖：一棵開花的木棉樹從翻開的書中長出來",
    sim: "插画：一棵开花的木棉树从翻开的书中长出来",
  },
  hands: {
    eng: "Drawing: one hand passes a kapok flower to another",
    tra: "繪圖：一隻手把木棉花遞給另一隻手",
    sim: "插画：一只手把木棉花递给另一只手",
  },
  walk: {
    eng: "Drawing: people on foot and in powered wheelchairs, together by a kapok tree",
    tra: "繪圖：步行的人和電動輪椅使用者在木棉樹旁聚首",
    sim: "插画：步行的人和电动轮椅使用者在木棉树旁相聚",
  },
  music: {
    eng: "Drawing: notes on a stave among kapok flowers, and a bird that sits on it",
    tra: "繪圖：五線譜上有音符和木棉花，小鳥站在上面",
    sim: "插画：五线谱上有音符和木棉花，小鸟站在上面",
  },
  lantern: {
    eng: "Drawing: lit paper lanterns on a kapok branch at night, with people below",
    tra: "繪圖：晚上木棉枝上掛滿亮起的紙燈籠，樹下有人",
    sim: "插画：夜晚木棉枝上挂满亮起的纸灯笼，树下有人",
  },
  harbour: {
    eng: "Drawing: a junk with red sails in Victoria Harbour, with the skyline behind",
    tra: "繪圖：維多利亞港上的紅帆帆船，後面是高樓",
    sim: "插画：维多利亚港上的红帆帆船，后面是高楼",
  },
  garden: {
    eng: "Drawing: a person in a powered wheelchair at a raised flower bed",
    tra: "繪圖：有人坐着電動輪椅，在高架花槽旁",
    sim: "插画：有人坐着电动轮椅，在高架花坛旁",
  },
  letter: {
    eng: "Drawing: a letter in an open envelope, with a kapok branch drawn on it",
    tra: "繪圖：打開的信封中有一封信，信上畫了木棉枝",
    sim: "插画：打开的信封中有一封信，信上画了木棉枝",
  },
  school: {
    eng: "Drawing: a girl in a powered wheelchair and her grandmother at a school with a ramp",
    tra: "繪圖：坐電動輪椅的女孩與婆婆在設有斜道的學校前",
    sim: "插画：坐电动轮椅的女孩与外婆在设有坡道的学校前",
  },
  kitchen: {
    eng: "Drawing: two people at a table with tea and dim sum, one in a powered wheelchair",
    tra: "繪圖：兩人在桌旁喝茶吃點心，其中一人坐着電動輪椅",
    sim: "插画：两人在桌旁喝茶吃点心，其中一人坐着电动轮椅",
  },
  screen: {
    eng: "Drawing: a video call on a laptop with three people smiling",
    tra: "繪圖：手提電腦上的視像通話，三人面帶笑容",
    sim: "插画：笔记本电脑上的视频通话，三人面带笑容",
  },
  camera: {
    eng: "Drawing: a camera under a line of photos of kapok trees and flowers",
    tra: "繪圖：一部相機，上方掛着木棉樹和木棉花的相片",
    sim: "插画：一部相机，上方挂着木棉树和木棉花的照片",
  },
  rain: {
    eng: "Drawing: two people under umbrellas in the rain, one in a powered wheelchair",
    tra: "繪圖：兩人在雨中打着傘，其中一人坐着電動輪椅",
    sim: "插画：两人在雨中打着伞，其中一人坐着电动轮椅",
  },
  stars: {
    eng: "Drawing: two people under the stars and the moon, one in a powered wheelchair",
    tra: "繪圖：星空下有兩人，其中一人坐着電動輪椅，天上有月亮",
    sim: "插画：星空下有两人，其中一人坐着电动轮椅，天上有月亮",
  },
  ferry: {
    eng: "Drawing: a ferry crosses Victoria Harbour, with the skyline behind",
    tra: "繪圖：渡輪駛過維多利亞港，後面是高樓",
    sim: "插画：渡轮驶过维多利亚港，后面是高楼",
  },
};
