import { contentList, type Entry, inOneLanguage } from "../../content/definition";
import { imageSlots, line, text } from "../../content/kinds";
import type { ListedEntry } from "../../content/listed-entry";
import { type Localized, localized } from "../../platform/locale/lang";
import type { CharityItemsProblem } from "./problems.server";
import { charityItemsWords } from "./words";

/** The number of photos that a charity item can have. */
export const PHOTOS = 4;

/** The summary of an item in lists, besides its name and cover. */
export interface CharityItemSummary {
  price: string;
  tag: Localized;
  desc: Localized;
}

/** The items that members make and visitors can ask for, in the order of staff's choice on Get Involved. */
export const charityItems = contentList({
  name: "charityItems",
  one: "item",
  shared: {
    /** The first existing one is the cover. */
    coverId: imageSlots(PHOTOS),
    /** In words, as in `HK$120` or `HK$80 for two`. */
    price: line({ max: 100 }),
  },
  texts: { name: line({ max: 200 }), tag: line({ max: 200 }), desc: text({ max: 5000 }) },
  rules: [
    {
      check: ({ coverId }, refuse) => {
        if (coverId.every((id) => id === null)) refuse(["coverId"], PHOTO_NEEDED);
      },
    },
    inOneLanguage(["name"], "itemNameNeeded" satisfies CharityItemsProblem),
  ],
  complete: ["name", "desc"],
  order: "arranged",
  met: 3,
  // All of them are on one page, and staff put all of them in order at once.
  max: 1000,
  title: (item, lang) => item[lang].name,
  summary: (item): CharityItemSummary => ({
    price: item.price,
    tag: localized((lang) => item[lang].tag),
    desc: localized((lang) => item[lang].desc),
  }),
  view: (id) => `/involved?item=${id}#item`,
  publicName: { eng: "Charity items", tra: "慈善義賣品", sim: "慈善义卖品" },
  words: charityItemsWords,
});

const PHOTO_NEEDED = "itemPhotoNeeded" satisfies CharityItemsProblem;

export type CharityItemEntry = Entry<typeof charityItems>;

/** An item in the staff's list. */
export type CharityItemCard = ListedEntry & CharityItemSummary;
