import type { Database } from "../../core/db/database.server";
import { feature } from "../../core/feature.server";
import { receiptsAnswers } from "./api.server";
import { mayLeave } from "./deliver.server";
import type { Donations } from "./donations";
import { receiptsProblems } from "./problems.server";
import { RECEIPT_MAIL } from "./rows.server";

/** The feature, told how to look into the ledger, which another feature keeps. */
export const receiptsFeature = (donations: Donations) =>
  feature({
    name: "receipts",
    answers: receiptsAnswers(donations),
    problems: receiptsProblems,
    mailChecks: { [RECEIPT_MAIL]: (db: Database, id: string) => mayLeave(db, donations, id) },
  });
