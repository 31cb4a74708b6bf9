import type { CoverPicture } from "../../../art/cover";
import type { Localized } from "../../../platform/locale/lang";
import type { Category } from "../archive-parts";

/** One language of a demo item. `content` is HTML of the rich-text schema; a picture in it is `<img src="demo:KEY" alt="…">`. */
export interface DemoText {
  header: string;
  content: string;
}

/** One news item of the fictional charity, with its pictures as drawings that are stored as image files. */
export interface DemoNews extends Localized<DemoText> {
  /** Day of publication, `YYYY-MM-DD`, Hong Kong time. */
  date: string;
  category: Category[];
  starred?: true;
  cover: CoverPicture;
  /** Extra photos below the text, the same in the three languages. */
  extras?: CoverPicture[];
  /** Pictures inside the text, by the key after `demo:`. */
  pictures?: Record<string, CoverPicture>;
  /** YouTube or Vimeo id or link. */
  video?: string;
}
