import { setPasswordCost } from "../../src/core/auth/digest.server";

// A login costs a tenth of a second, as it must where somebody may guess; these tests log in a thousand times.
setPasswordCost({ rounds: 2 ** 6, block: 1, times: 1 });
