import type { Locale } from "../../../platform/locale/lang";
import type { ShownDetails } from "../../../site/frame/page";
import type { EnquiryTexts } from "./item-parts";
import type { ItemView } from "./items-view.server";

/** The data of the page for the panel's script, as JSON in the list of items. */
export interface PanelData {
  locale: Locale;
  details: ShownDetails;
  /** The day since which the privacy notice is in force, `YYYY-MM-DD`; `""` where none is known. */
  noticeDay: string;
  texts: EnquiryTexts;
  items: readonly ItemView[];
}

/** Id of the list of items. It carries the data, and in `data-open` the id of the chosen item. */
export const ITEM_GRID = "item-grid";

/** The event of the list that says that `data-open` has changed. */
export const OPEN_ITEM = "open-item";
