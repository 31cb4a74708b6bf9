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

let count = 0;

/** The fields whose samples need a file, or something of the site, or of which there can be one. */
async function ownSamples(app: TestApp, staff: Headers, type: string): Promise<object> {
  if (type === "forms") return { languages: ["eng"], pdf: { pdfId: await uploadPdf(app, staff) } };
  count += 1;
  if (type === "redirects") return { from: `/old-page-${count}`, to: "/about" };
  if (type === "freePages") return { address: `/own-page-${count}` };
  if (type === "glossary") return { term: { eng: "", tra: `用語${count}`, sim: `用语${count}` } };
  if (type === "sentences") return { from: "tra", source: `第${count}句。`, result: `第${count}句话。` };
  if (type === "charityItems") return { coverId: [await uploadPhoto(app, staff)] };
  return {};
}
