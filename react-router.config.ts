import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./scripts/compress-files.ts";

export default {
  appDirectory: "src",
  ssr: true,
  // All routes come with the page. If they were requested later, and another release answered, as during an upgrade of
  // several processes, the page would load itself again and again.
  routeDiscovery: { mode: "initial" },
  // Another while a site may be running from the build so far: scripts/former-assets.ts then puts it in its place.
  buildDirectory: process.env.BUILD_INTO ?? "build",
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
