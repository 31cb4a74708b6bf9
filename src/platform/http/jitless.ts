import * as z from "zod";

// Zod would try whether it may write functions, which the policy of every page forbids.
z.config({ jitless: true });
