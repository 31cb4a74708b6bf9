import { feature } from "../../core/feature.server";
import { backupAnswers } from "./api.server";
import { serveBackup } from "./download.server";
import { backupFigures } from "./figures.server";
import { backUpNightly } from "./nightly/nightly.server";
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
