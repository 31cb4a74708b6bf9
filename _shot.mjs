import { chromium } from "playwright-core";

const base = process.env.BASE ?? "http://localhost:3100";
const [, , name, path, widths = "360,1280", lang = "eng", scheme = "light", full = "1"] = process.argv;
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const w of widths.split(",")) {
  const ctx = await b.newContext({ viewport: { width: +w, height: 900 }, colorScheme: scheme });
  await ctx.addCookies([{ name: "lang", value: lang, url: base }]);
  if (process.env.LOGIN) {
    const r = await ctx.request.post(base + "/api/login", {
      data: { username: "admin", password: "secret-password-1" },
    });
    if (r.status() !== 200) console.log(await r.text());
  }
  const p = await ctx.newPage();
  p.on("console", (m) => {
    if (m.type() === "error" || m.type() === "warning") console.log("CONSOLE", m.text());
  });
  p.on("pageerror", (e) => console.log("PAGEERROR", e.message));
  await p.goto(base + path, { waitUntil: "networkidle" });
  await p.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: full === "1" });
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log("OVERFLOW", w, over);
  await ctx.close();
}
await b.close();
