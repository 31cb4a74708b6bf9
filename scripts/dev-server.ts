// npm run dev: the site with hot reload of both halves. Browser code is swapped by Vite; an edit of anything
// that the server runs makes a new program at the next request, on the same database.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { forDevelopment, RELOAD, uncompressed } from "./dev-page.ts";
import type { DevProgram } from "./dev-program.ts";

const USERNAME = "admin";
const PASSWORD = "for development only";

const env: Record<string, string | undefined> = {
  DATA_DIR: "data-dev",
  ADMIN_USERNAME: USERNAME,
  ADMIN_PASSWORD: PASSWORD,
  ...process.env,
};
const port = Number(env.PORT ?? 3000);
const host = env.HOST ?? "127.0.0.1";

const http = createServer();
const vite = await createVite({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
  // Found before the first page: one that Vite meets later makes it load that page twice.
  optimizeDeps: { entries: ["src/**/{public,staff,pages,editor}/**/!(*.server|*.test).{ts,tsx}"] },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the program.");
const { runner } = ssr;

type ProgramModule = typeof import("./dev-program.ts");
let current: { module: ProgramModule; program: Promise<DevProgram> } | undefined;

/** The program of the files as they are now. */
async function program(): Promise<DevProgram> {
  const module = await runner.import<ProgramModule>("/scripts/dev-program.ts");
  if (current?.module !== module) {
    const before = current?.program;
    current = { module, program: module.openProgram(env) };
    // What it is still answering may need its database a moment longer.
    setTimeout(() => void before?.then((old) => old.close()).catch(() => {}), 5000).unref();
  }
  return current.program;
}

const listen = getRequestListener(async (request) => {
  try {
    const { answer } = await program();
    return await forDevelopment(await answer(uncompressed(request)));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return forDevelopment(new Response(`<pre>${String(error)}</pre>`, { status: 500, headers: HTML }));
  }
});
const HTML = { "Content-Type": "text/html; charset=utf-8" };

http.on("request", (request, response) =>
  vite.middlewares(request, response, () => listen(request, response)),
);
vite.watcher.on("all", (_, path) => {
  if (/[\\/](src|migrations)[\\/]/.test(path))
    vite.environments.client?.hot.send({ type: "custom", event: RELOAD });
});
await program();
http.listen(port, host, () => {
  console.log(`\nKapok in development\n  Site         http://localhost:${port}`);
  console.log(`  Staff area   http://localhost:${port}/cms/login`);
  console.log(`  Login        ${env.ADMIN_USERNAME} / ${env.ADMIN_PASSWORD}, unless it was changed\n`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    http.closeAllConnections();
    await vite.close();
    await (await current?.program)?.close();
    process.exit(0);
  });
}
