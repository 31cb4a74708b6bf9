import { expect, it } from "vitest";
import { features } from "../src/features/index.server";
import { mediaPaths } from "../src/features/media/feature.server";
import { openApi } from "../src/platform/http/openapi.server";

interface Described {
  requestBody?: { content: Record<string, { schema: { required?: string[]; anyOf?: object[] } }> };
}
const { paths } = openApi(features, mediaPaths) as { paths: Record<string, Record<string, Described>> };
const bodyOf = (path: string, type = "application/json") =>
  paths[path]?.post?.requestBody?.content[type]?.schema;

it.each(["/media/{public_id}", "/media/{public_id}/{filename}", "/healthz", "/readyz", "/metrics"])(
  "describes %s",
  (path) => {
    expect(paths[path]?.get).toMatchObject({ responses: { 200: expect.anything() } });
  },
);

it("says what has to be sent", () => {
  expect(bodyOf("/api/login")?.required).toEqual(["username", "password"]);
  expect(bodyOf("/api/contact")?.required).toEqual(["firstName", "lastName", "email", "message"]);
  const enquiry = bodyOf("/api/charityItemEnquiry");
  expect(enquiry?.required).toEqual(["item_id", "name"]);
  expect(enquiry?.anyOf).toEqual([{ required: ["telephone"] }, { required: ["email"] }]);
  expect(bodyOf("/api/upload", "multipart/form-data")?.required).toEqual(["file"]);
});
