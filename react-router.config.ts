import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./scripts/compress-files.ts";

export default {
  appDirectory: "src",
  ssr: true,
  // The list of all routes is for the staff area; a visitor's page that hydrates brings its own alone.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  // Another while a site may be running from the build so far: scripts/former-assets.ts then puts it in its place.
  buildDirectory: process.env.BUILD_INTO ?? "build",
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
