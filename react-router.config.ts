import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./scripts/compress-files.ts";

export default {
  appDirectory: "src",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildEnd: () => compressFiles("build/client/assets"),
} satisfies Config;
