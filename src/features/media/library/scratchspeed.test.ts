import { describe, it } from "vitest";
import { ENGINES } from "../../../../test/app";
import { appTests } from "../../../../test/app-tests";
import { addNews } from "../../../../test/samples";
import { wordsOfFile } from "../../../core/media/media-table.server";

const HAN = "木棉會活動義賣品上環碼頭朋友相片春天輪椅步行籌款晚會病友家屬醫院覆診";
const han = (n: number, k: number) => Array.from({ length: k }, (_, i) => HAN[(n * 7 + i * 13 + n * i) % HAN.length]).join("");
describe.each(ENGINES)("speed on %s", (engine) => {
  const { app, staff } = appTests(engine);
  it("measures", async () => {
    const db = app.deps.db as any;
    const rows = Array.from({ length: 5000 }, (_, n) => {
      const isPdf = n % 10 === 0;
      const file = {
        original_filename: n % 3 === 0 ? `IMG_${(n * 7919) % 100000}.jpg` : `${han(n, 8)} ${n}.jpg`,
        alt_eng: n % 4 ? `A walk by the harbour with friends, number ${n}, in the spring of the year` : "",
        alt_tra: n % 5 ? `${han(n, 20)}，第${n}張` : "",
        alt_sim: n % 5 ? `${han(n + 3, 20)}，第${n}张` : "",
      };
      return {
        ...file, id: `media${String(n).padStart(8, "0")}`, kind: isPdf ? "pdf" : "image", blob: `media${n}`, format: isPdf ? "pdf" : "jpg", fallback: isPdf ? null : "jpg",
        bytes: 1000 + ((n * 7919) % 5000000), width: isPdf ? null : 4000, height: isPdf ? null : 3000, colour: isPdf ? null : "#808080",
        uploaded_by: "admin", created_at: new Date(1700000000000 + ((n * 104729) % 5000) * 3600000).toISOString(), words: wordsOfFile(file), version: 1, decorative: 0, deleted_at: null, focus_x: null, focus_y: null,
      };
    });
    for (let at = 0; at < rows.length; at += 500) await db.insertInto("media").values(rows.slice(at, at + 500)).execute();
    const images = rows.filter((r) => r.kind === "image").map((r) => r.id);
    const content = `<p>${"An article of ordinary length, about friends. ".repeat(60)}</p>`;
    for (let n = 0; n < 1200; n++) {
      const pick = (k: number) => images[(n * 3 + k) % images.length];
      await addNews(app, staff, { coverId: pick(0), eng: { header: `Walk ${n}`, content, photoArray: [pick(1)] }, tra: { header: `${han(n, 12)}${n}`, content: `<p>${han(n, 400)}</p>`, photoArray: [pick(2)] }, sim: { header: `${han(n, 12)}`, content: `<p>${han(n, 400)}</p>` } });
    }
    const ask = async (path: string, lang = "tra") => {
      const begin = performance.now();
      const answer = await app.call("GET", path, { headers: { ...staff, Cookie: `${staff.Cookie}; lang=${lang}` } });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(text);
      return performance.now() - begin;
    };
    const Q = (o: Record<string, string>) => `/api/media?${new URLSearchParams(o)}`;
    const questions: Record<string, string> = { list: "/api/media", "list page 200": Q({ page: "200" }) };
    for (const s of ["name", "-name", "size", "-size", "date", "-date"]) questions[s] = Q({ sort: s });
    Object.assign(questions, { "name p200": Q({ sort: "name", page: "200" }), missing: Q({ alt: "missing" }), "missing name": Q({ alt: "missing", sort: "name" }), unused: Q({ unused: "true" }), "used": Q({ unused: "false" }), "used name": Q({ unused: "false", sort: "name" }), "pdf size": Q({ kind: "pdf", sort: "-size" }), "search alt": Q({ q: "harbour" }), "search vain": Q({ q: "nothing like it" }), "search han": Q({ q: "木棉" }), "search use": Q({ q: "Walk 77" }), "search name sort": Q({ q: "harbour", sort: "name" }), "search missing": Q({ q: "harbour", alt: "missing" }), one: "/api/getMedia?media_id=media00000001" });
    const out: string[] = [];
    for (const [name, path] of Object.entries(questions)) {
      for (let i = 0; i < 4; i++) await ask(path);
      const times: number[] = [];
      for (let i = 0; i < 21; i++) times.push(await ask(path));
      times.sort((a, b) => a - b);
      out.push(`${name.padEnd(20)} median ${times[10]!.toFixed(1)} max ${times[20]!.toFixed(1)}`);
    }
    process.stdout.write(`\n${engine}\n${out.join("\n")}\n`);
  }, 600000);
});
