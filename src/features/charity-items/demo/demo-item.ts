import type { ReactElement } from "react";
import type { Localized } from "../../../core/locale/lang";

interface DemoText {
  name: string;
  tag: string;
  desc: string;
}

/** One item of the fictional charity; each picture is a drawing that becomes a real image file. */
export interface DemoItem extends Localized<DemoText> {
  /** Begins the names of its files. */
  file: string;
  price: string;
  pictures: readonly (() => ReactElement)[];
}
