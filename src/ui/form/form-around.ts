import { createContext } from "react";

/** A form, for controls beside the button that saves it. */
export interface FormAround {
  draft: { setForm: (change: (before: object) => object) => void };
  /** The name of a part or field, by its path in the form. */
  labelOf: (path: string) => string;
  /** The prefix that the paths of the request have and the form's do not. */
  requestPrefix: string;
  /** Shows a field before it gets the focus. */
  reveal?: (path: string) => void;
}

export const FormAroundContext = createContext<FormAround | undefined>(undefined);
