import type { FieldError } from "../../api/problem";

/** A form that was not taken: why, in the visitor's language, and all that was typed. */
export interface FormRefusal {
  sent: false;
  message: string;
  errors: FieldError[];
  values: Record<string, string>;
}
