import { createContext } from "react";

/** The words of the charity around the form of an item. */
export interface EnquiryTexts {
  /** Stands above the fields. */
  ask: string;
  /** Stands below the thanks. */
  thanks: string;
}

export const EnquiryTextsContext = createContext<EnquiryTexts>({ ask: "", thanks: "" });
