import { feature } from "../../core/feature.server";
import { mediaAnswers } from "./api.server";
import { mediaPaths } from "./paths.server";
import { mediaProblems } from "./problems.server";
import { serveMedia } from "./serve.server";
import { uploadGate } from "./upload-gate.server";

export default feature({
  name: "media",
  answers: mediaAnswers,
  problems: mediaProblems,
  paths: mediaPaths,
  routes: serveMedia,
  gates: { "/api/upload": uploadGate },
});
