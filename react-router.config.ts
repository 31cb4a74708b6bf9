import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./scripts/compress-files.ts";

export default {
  appDirectory: "src",
  ssr: true,
  // The list of all routes is for the staff area; a visitor's page that hydrates brings its own alone.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  buildEnd: () => compressFiles("build/client/assets"),
} satisfies Config;
