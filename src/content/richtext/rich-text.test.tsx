import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ShownImage } from "../../media/shown-images.server";
import { LocaleContext } from "../../platform/locale/lang";
import { RichText } from "./rich-text";
import { sanitizeRichText } from "./sanitize.server";

const ID = "0192f0c1-7a3e-4b5c-8d9e-0123456789ab";
const TABLE = "<table><tbody><tr><td>x</td></tr></tbody></table>";
const IMAGE = sanitizeRichText(`<img data-media-id="${ID}" alt="Mother &amp; &quot;Bo&quot; $1 > all">`);

describe("RichText", () => {
  it("offers an image in the sizes of the store, with room reserved for it", () => {
    const images = new Map([[ID, { width: 700, height: 500, tint: "tint-dark", alt: "Of the library" }]]);
    const html = renderToStaticMarkup(<RichText html={IMAGE} sizes="50vw" images={images} />);
    expect(html).toContain(`src="/media/${ID}?w=960"`);
    expect(html).toContain(`srcset="/media/${ID}?w=160 160w`);
    expect(html).toContain(
      'sizes="50vw" class="tint-dark" width="700" height="500" loading="lazy" decoding="async"',
    );
    expect(html).toContain('alt="Mother &amp; &quot;Bo&quot; $1 &gt; all">');
  });

  it("says of an image without a description of its own what the library says, in its language", () => {
    const html = (images?: ReadonlyMap<string, ShownImage>) =>
      renderToStaticMarkup(
        <RichText html={IMAGE.replace(/alt="[^"]*"/, 'alt=""')} title="A walk" {...(images && { images })} />,
      );
    const size = { width: 700, height: 500 };
    expect(html(new Map([[ID, { ...size, alt: "母親 <甲>", lang: "zh-HK" }]]))).toContain(
      ' lang="zh-HK" alt="母親 &lt;甲&gt;">',
    );
    expect(html(new Map([[ID, { ...size, alt: "" }]]))).toContain(' alt="">');
    expect(html()).toContain(' alt="Photo: A walk">');
  });

  it("leaves the size out when it is not known", () => {
    const html = renderToStaticMarkup(<RichText html={IMAGE} />);
    expect(html).not.toMatch(/ (?:width|height)="/);
    expect(html).toContain('loading="lazy"');
  });

  it("lets a keyboard scroll a table, named in the language of the page", () => {
    const html = renderToStaticMarkup(
      <LocaleContext value={{ lang: "tra", prefix: "/tra" }}>
        <RichText html={TABLE + TABLE} lang="en" />
      </LocaleContext>,
    );
    const region = (n: number) =>
      `<div class="table-scroll" role="region" tabindex="0" aria-label="表格 ${n}">${TABLE}</div>`;
    expect(html).toBe(`<div class="prose" lang="en">${region(1)}${region(2)}</div>`);
  });

  it("gives the cells of a plain grid the headings of their columns, for rows one below the other", () => {
    const shown = (rows: string) => {
      const html = sanitizeRichText(`<table><tbody>${rows}</tbody></table>`);
      return renderToStaticMarkup(<RichText html={html} />);
    };
    const heads = "<tr><th>Drug</th><th><p>By <em>mouth</em> &amp; tube</p></th></tr>";
    const grid = shown(`${heads}<tr><td>A</td><td>yes</td></tr><tr><th>B</th><td>no</td></tr>`);
    expect(grid).toContain('<div class="table-scroll table-rows" ');
    expect(grid.match(/<t[hd][^>]* data-label="[^"]*">[^<]*/g)).toEqual([
      '<td data-label="By mouth &amp; tube">yes',
      '<td data-label="By mouth &amp; tube">no',
    ]);
    for (const other of [
      `${heads}<tr><td colspan="2">A</td></tr>`,
      heads,
      "<tr><td>A</td><td>yes</td></tr><tr><td>B</td><td>no</td></tr>",
      "<tr><th>Total</th></tr><tr><td>5</td></tr>",
    ]) {
      expect(shown(other)).not.toMatch(/table-rows|data-label/);
    }
  });

  it.each([
    [
      "en",
      "<p>Ask 陳小姐、李先生 at R&amp;D</p>",
      '<p>Ask <span lang="zh-Hant-HK">陳小姐、李先生</span> at R&amp;D</p>',
    ],
    [
      "zh-Hant-HK",
      "<p>脊髓肌肉萎縮症（Spinal Muscular Atrophy）即 SMA。</p>",
      '<p>脊髓肌肉萎縮症（<span lang="en">Spinal Muscular Atrophy</span>）即 SMA。</p>',
    ],
    [
      "zh-Hans",
      '<p><a href="/a b">见 Q&amp;A, <em>See you</em></a></p>',
      '<p><a href="/a b">见 Q&amp;A, <em><span lang="en">See you</span></em></a></p>',
    ],
  ])("says the language of what is not in the text's own, %s", (lang, html, shown) => {
    expect(renderToStaticMarkup(<RichText html={html} lang={lang} />)).toBe(
      `<div class="prose" lang="${lang}">${shown}</div>`,
    );
  });

  it("changes nothing else", () => {
    const text = '<h2>A</h2><p>b <a href="/c">c</a></p>';
    expect(renderToStaticMarkup(<RichText html={text} />)).toBe(`<div class="prose">${text}</div>`);
  });
});
