import { feature } from "../../platform/feature.server";
import { backupAnswers, serveBackup } from "./api.server";
import { backupProblems } from "./problems.server";

export default feature({
  name: "backup",
  answers: backupAnswers,
  problems: backupProblems,
  routes: serveBackup,
});
