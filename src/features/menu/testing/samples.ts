import { firstMenu } from "../../../charity/menu";

/** One input that works for each call that changes the menu. */
export const menuSamples = {
  "menu.save": async () => firstMenu,
};
