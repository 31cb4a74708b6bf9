import { listCalls, orderCall } from "../../content/calls";
import { smaTerms, termPaths } from "./definition";

export const smaTermsContract = {
  ...listCalls(smaTerms, termPaths),
  order: orderCall(smaTerms, "/api/updateSmaTermOrder", "terms"),
};
