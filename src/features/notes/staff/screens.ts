import { derivedCalls } from "../../../content/staff/content-screens";
import { notes } from "../definition";

/** The screens of notes. */
export default { type: notes, ...derivedCalls(notes) };
