import type { ContentType } from "../../src/content/definition";
import type { TestApp } from "../app";
import { uploadPdf } from "../pdf";
import { uploadPhoto } from "../photo";
import { contentOf } from "./entries";

type Headers = Record<string, string>;

/** Content of which an entry of a list can be made: its samples, with what these need besides. */
export async function creatableContent(
  app: TestApp,
  staff: Headers,
  type: ContentType,
): Promise<Record<string, unknown>> {
  return { ...contentOf(type), ...(await ownSamples(app, staff, type.name)) };
}

/** The fields whose samples need a file, or something of the site. */
async function ownSamples(app: TestApp, staff: Headers, type: string): Promise<object> {
  if (type === "forms") return { languages: ["eng"], pdf: { pdfId: await uploadPdf(app, staff) } };
  if (type === "redirects") return { from: "/old-page", to: "/about" };
  if (type === "charityItems") return { coverId: [await uploadPhoto(app, staff)] };
  return {};
}
