import { setDigestCosts } from "../../src/platform/auth/digest.server";
import { CHEAP } from "../cheap";

// A login costs a tenth of a second, as it must where somebody may guess; these tests log in a thousand times.
setDigestCosts(CHEAP, CHEAP);
