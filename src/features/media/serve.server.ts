import { Hono } from "hono";
import { onlyReading } from "../../core/api/only-reading.server";
import { Problem } from "../../core/api/problem";
import type { Deps } from "../../core/deps.server";
import { isMediaId } from "../../core/media/media-id";
import { type MediaFile, mediaRegistry } from "../../core/media/registry.server";
import { hidesSlash } from "../../core/site/addresses/plain-address";
import { serveImage } from "./serve-image.server";
import { servePdf } from "./serve-pdf.server";

/** `/media/:id?w=N`, images, and `/media/:id/:filename`, PDFs. What is thrown is a Problem for the app to answer. */
export function serveMedia({ db, media }: Pick<Deps, "db" | "media">): Hono {
  const find = async (id: string): Promise<MediaFile> => {
    const file = isMediaId(id) ? await mediaRegistry(db).find(id) : undefined;
    if (!file) throw new Problem(404, "unknownFile");
    return file;
  };

  const app = new Hono();
  app.get("/media/:id", async (context) => {
    const file = await find(context.req.param("id"));
    return file.kind === "image" ? serveImage(media, file, context) : servePdf(media, file, context);
  });
  app.get("/media/:id/:filename", async (context) => {
    const file = await find(context.req.param("id"));
    if (file.kind !== "pdf" || hidesSlash(new URL(context.req.url).pathname))
      throw new Problem(404, "unknownFile");
    return servePdf(media, file, context);
  });
  app.all("/media/:id/:filename?", onlyReading);
  return app;
}
