import { createClient } from "../../../platform/http/client";
import { freePagesContract } from "../contract";

const api = createClient(freePagesContract);

/** The first of staff's own pages, in the order of their list, and how many there are. */
export const listed = () => api.cards({ page: 1 });
