import { homeParts } from "../../../ui/frame/home-parts";
import { PAGES_SCREEN } from "./address";
import { fixedPages } from "./fixed-pages";

export default homeParts({
  firstSteps: async () => {
    const items = await fixedPages();
    return [
      {
        to: PAGES_SCREEN,
        text: {
          eng: "Read the words of each page, and change what is not yours",
          tra: "細閱各頁文字，並改為本會的內容",
          sim: "细读各页文字，并改为本会的内容",
        },
        isDone: items.some(({ changed }) => changed !== ""),
      },
    ];
  },
});
