// Installs and builds what is missing. Run by setup.mjs, one at a time in a folder.
import { install, projectNode, run } from "./setup.mjs";

install();
run(projectNode, ["scripts/build-if-changed.ts"]);
