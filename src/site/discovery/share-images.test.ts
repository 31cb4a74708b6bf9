import { expect, it, onTestFinished, vi } from "vitest";
import { openApp } from "../../../test/app";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";

it("draws one preview at a time, and answers 503 while many wait", async () => {
  const app = await openApp("sqlite");
  onTestFinished(app.close);
  const staff = await app.login();
  const coverId = await uploadPhoto(app, staff);
  const ids: string[] = [];
  while (ids.length < 25) ids.push(await addNews(app, staff, { coverId, eng: { header: `${ids.length}` } }));
  const mayGoOn = Promise.withResolvers<void>();
  const { variant } = app.deps.media;
  const drawn = { now: 0, most: 0 };
  vi.spyOn(app.deps.media, "variant").mockImplementation(async (...requests) => {
    drawn.now += 1;
    drawn.most = Math.max(drawn.most, drawn.now);
    await mayGoOn.promise;
    drawn.now -= 1;
    return variant(...requests);
  });

  const answered: Response[] = [];
  const preview = (id: string) => app.call("GET", `/og/news-${id}.eng.jpg`);
  const requests = ids.map((id) => preview(id).then((answer) => answered.push(answer)));
  await expect.poll(() => answered.length).toBe(ids.length - 21);
  expect(answered.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
    answered.map(() => [503, "5"]),
  );
  mayGoOn.resolve();
  await Promise.all(requests);
  expect(answered.filter(({ status }) => status === 200)).toHaveLength(21);
  expect(drawn.most).toBe(1);
  for (const id of ids) expect((await preview(id)).status).toBe(200);
});
