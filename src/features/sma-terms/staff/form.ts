import type { FormSlots } from "../../../content/staff/content-screens";
import { firstTextsOf } from "../first-texts";

/** The form of a difficult word, which offers again what it came with. */
export default { firstTexts: firstTextsOf } satisfies FormSlots;
