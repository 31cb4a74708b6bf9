import { staffTime } from "../../../platform/locale/format";
import { fill, localized } from "../../../platform/locale/lang";
import { homeParts } from "../../../ui/frame/home-parts";
import { CHOOSE_PASSWORD, ownSignIn } from "./own-password";

const ADVICE = {
  eng: "The one that you were given works until {until}.",
  tra: "您獲發的密碼於 {until} 失效。",
  sim: "您收到的密码将于 {until} 失效。",
};

export default homeParts({
  attention: async () => {
    const { firstPasswordUntil: until } = await ownSignIn();
    if (until === null) return [];
    const advice = localized((lang) => fill(ADVICE[lang], { until: staffTime(until, lang) }));
    return [{ to: "/cms/account", text: CHOOSE_PASSWORD, advice }];
  },
});
