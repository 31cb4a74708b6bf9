import type { Remark } from "./issue";
import { type Markup, saidIn, spanOf } from "./markup";

/** Link texts that say nothing of their target when they are read out of context. */
const VAGUE = [
  /^(?:(?:please )?(?:click|press|tap|see|go|read|look|find out|learn)(?: it| on)? )?(?:here|this|this link|this page|this (?:web ?)?site|the link|link|more|read more|more info|more information|details|(?:for )?more details|the following link)$/,
  /^(?:(?:learn|read|see|view|find out) more|click|download|website|web page)$/,
  /^(?:詳情|有關詳情|更多資料|更多詳情)?(?:請|可)?(?:按|點|撳|點擊|按下|瀏覽)?(?:此|這裏|這裡|這兒|此處|這個連結|此連結|以下連結|連結|鏈接|網址|網頁|網站)(?:瀏覽|查看|下載|了解|報名|登記|連結)?$/,
  /^(?:更多|更多資料|更多資訊|詳情|詳細資料|查看更多|了解更多|閱讀更多|瞭解更多|下載)$/,
  /^(?:详情|有关详情|更多资料|更多详情)?(?:请|可)?(?:按|点|点击|单击|戳|浏览)?(?:此|这里|这儿|此处|这个链接|此链接|以下链接|链接|网址|网页|网站)(?:浏览|查看|下载|了解|报名|登记|链接)?$/,
  /^(?:更多|更多资料|更多信息|详情|详细资料|查看更多|了解更多|阅读更多|下载)$/,
];

/** Marks around the words of a link that say nothing. */
const AROUND = /^[\s>»›→…「『“"'（(【[：:]+|[\s>»›→….。!！,，」』”"'）)】\]：:]+$/g;

/** A typed or copied address. An e-mail address or telephone number is its own good link text. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9.-]+\.[a-z]{2,}\/\S+$/i;

/** Links whose text does not say where they lead. */
export function linkRemarks({ links, images }: Markup): Remark[] {
  return links.flatMap((link): Remark[] => {
    const said = saidIn(link.words);
    const span = spanOf(link.words, link);
    if (ADDRESS.test(said)) return [{ check: "linkAddress", said, ...span }];
    const bare = said.replaceAll(AROUND, "").replaceAll(/\s+/g, " ").toLowerCase();
    if (VAGUE.some((pattern) => pattern.test(bare))) return [{ check: "linkVague", said, ...span }];
    const hasImage = images.some(({ start }) => start > link.start && start < link.end);
    return bare === "" && said !== "" && !hasImage ? [{ check: "linkVague", said, ...span }] : [];
  });
}
