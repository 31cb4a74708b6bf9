import sharp from "sharp";
import { STAFF } from "../../../e2e/fixtures/server.ts";
import { pdfFile } from "../../../src/media/testing/pdf-files.ts";

/** The staff area's API, in one session. */
export interface StaffApi {
  post(path: string, body: unknown): Promise<Record<string, unknown>>;
  /** Uploads a drawn photo; gives its id. */
  photo(width: number, height: number): Promise<string>;
  pdf(): Promise<string>;
}

/** Signs in at a site that runs. */
export async function staffApi(site: string): Promise<StaffApi> {
  const login = await send(site, "/api/login", STAFF);
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const upload = async (file: File) => {
    const form = new FormData();
    form.set("file", file);
    const answer = await fetch(`${site}/api/upload`, {
      method: "POST",
      body: form,
      headers: { Cookie: cookie },
    });
    const { public_id } = (await answer.json()) as { public_id: string };
    return public_id;
  };
  return {
    post: async (path, body) => (await send(site, path, body, cookie)).json(),
    photo: async (width, height) =>
      upload(new File([await photo(width, height)], "photo.jpg", { type: "image/jpeg" })),
    pdf: () =>
      upload(
        new File([new Uint8Array(pdfFile())], "an-application-form-with-a-very-long-name.pdf", {
          type: "application/pdf",
        }),
      ),
  };
}

/** Posts JSON. @throws when it is refused. */
export async function send(site: string, path: string, body: unknown, cookie = ""): Promise<Response> {
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** A landscape of two fields, in colours of its size, so that no two are the same. */
async function photo(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const hue = (width + height) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 40% 80%)"/>
    <rect y="60%" width="100%" height="40%" fill="hsl(${(hue + 90) % 360} 30% 45%)"/>
    <circle cx="70%" cy="30%" r="${height / 8}" fill="hsl(20 80% 60%)"/></svg>`;
  return Buffer.from(await sharp(Buffer.from(svg)).jpeg().toBuffer());
}
