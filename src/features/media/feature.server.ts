import { feature } from "../../core/feature.server";
import { mediaAnswers } from "./api.server";
import { mediaPaths } from "./paths.server";
import { serveMedia } from "./serve.server";
import { uploadGate } from "./upload-gate.server";

export default feature({
  name: "media",
  answers: mediaAnswers,
  paths: mediaPaths,
  routes: serveMedia,
  gates: { "/api/upload": uploadGate },
});
