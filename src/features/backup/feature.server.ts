import { feature } from "../../platform/feature.server";
import { backupAnswers, serveBackup } from "./api.server";
import { backUpNightly, backupFigures } from "./nightly/nightly.server";
import { backupProblems } from "./problems.server";
import { backupSettings } from "./settings.server";

export default feature({
  name: "backup",
  settings: backupSettings,
  answers: backupAnswers,
  problems: backupProblems,
  routes: serveBackup,
  figures: backupFigures,
  daily: [backUpNightly],
  filledTables: ["nightly_backup"],
});
