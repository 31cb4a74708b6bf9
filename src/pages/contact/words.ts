import type { Localized } from "../../platform/locale/lang";

const eng = {
  showMap: "Show map",
  mapNote: "The map pictures come from {host}, which may then see your IP address.",
  map: "Map around {name}",
  mapFailed: "The map could not be loaded. The links above lead to the same place.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wayHere: "From the MTR to our door",
  notToScale: "A sketch, not to scale.",
  station: "MTR station",
  exit: "Exit",
  walk: "On the way",
  door: "Our door",
  stepFree: "Step-free way",
  googleMaps: "Google Maps",
  amap: "Amap",
};

const tra: typeof eng = {
  showMap: "顯示地圖",
  mapNote: "地圖圖像由 {host} 提供，該網站或會得知您的 IP 地址。",
  map: "{name}一帶地圖",
  mapFailed: "未能載入地圖。您可使用上方的連結前往同一位置。",
  zoomIn: "放大",
  zoomOut: "縮小",
  wayHere: "由港鐵站前來本會",
  notToScale: "示意圖，不按比例。",
  station: "港鐵站",
  exit: "出口",
  walk: "路線",
  door: "本會",
  stepFree: "無障礙路線",
  googleMaps: "Google 地圖",
  amap: "高德地圖",
};

const sim: typeof eng = {
  showMap: "显示地图",
  mapNote: "地图图像由 {host} 提供，该网站可能会得知您的 IP 地址。",
  map: "{name}一带地图",
  mapFailed: "未能加载地图。您可以使用上方的链接前往同一位置。",
  zoomIn: "放大",
  zoomOut: "缩小",
  wayHere: "从港铁站前来本会",
  notToScale: "示意图，不按比例。",
  station: "港铁站",
  exit: "出口",
  walk: "路线",
  door: "本会",
  stepFree: "无障碍路线",
  googleMaps: "Google 地图",
  amap: "高德地图",
};

/** Words of the contact page and its map. */
export const contactPageWords: Localized<typeof eng> = { eng, tra, sim };
