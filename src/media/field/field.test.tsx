import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LANGS, type Lang, LocaleContext } from "../../platform/locale/lang";
import { moveItem } from "../../ui/list/ordered-list";
import { MediaImage } from "../picture";
import { misfit } from "./current-file";
import { PhotoListField } from "./photo-list-field";
import { UploadField } from "./upload-field";
import { precheck } from "./use-uploads";

const FOUR_BY_THREE = { shape: "4:3", label: "4:3" } as const;

test.each([
  [{ width: 800, height: 600 }, undefined],
  [{ width: 900, height: 600 }, undefined],
  [{ width: 1600, height: 900 }, "tooWide"],
  [{ width: 600, height: 600 }, "tooTall"],
  [{ width: 600, height: 800 }, "tooTall"],
])("%j for 4:3 is %s", (size, expected) => {
  expect(misfit(size, FOUR_BY_THREE)).toBe(expected);
});

describe("before anything is sent", () => {
  const file = (size: number, type: string) =>
    Object.defineProperty(new File(["x"], "步行.bin", { type }), "size", { value: size });

  test.each([
    ["image", 1, "image/jpeg", undefined],
    ["image", 1, "", undefined],
    ["image", 1, "application/pdf", "步行.bin is not an image. Choose a JPEG, HEIC, PNG, WebP or AVIF file."],
    ["image", 21 * 1024 * 1024, "image/png", "The image is too large: at most 20 MB and 50 megapixels."],
    ["image", 21 * 1024 * 1024, "image/jpeg", undefined], // which may be small enough once it is reduced
    ["image", 0, "image/png", "This file is empty. Choose another one."],
    ["pdf", 1, "application/pdf", undefined],
    ["pdf", 1, "image/png", "步行.bin is not a PDF."],
    ["pdf", 26 * 1024 * 1024, "application/pdf", "The PDF is too large: at most 25 MB."],
  ] as const)("%s field, %i bytes of %s: %s", (kind, size, type, words) => {
    expect(precheck(file(size, type), kind, "eng")).toBe(words);
  });
});

test("moving keeps every element", () => {
  expect(moveItem(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

const inLang = (lang: Lang, element: React.ReactNode) =>
  renderToStaticMarkup(<LocaleContext value={{ lang, prefix: "" }}>{element}</LocaleContext>);

describe("fields as markup", () => {
  const field = (
    <UploadField
      kind="image"
      name="news.coverId"
      label="Cover"
      hint="4:3"
      value={null}
      onChange={() => {}}
      errors={["Needed"]}
    />
  );

  test.each(LANGS)("%s has no unfilled words", (lang) => {
    const list = <PhotoListField name="p" label="P" value={["a", "b", "a"]} onChange={() => {}} />;
    expect(inLang(lang, field) + inLang(lang, list)).not.toMatch(/[{}]/);
  });

  test("the button can be linked to and is described by hint, limits and error", () => {
    expect(inLang("eng", field)).toContain(
      'id="field-news-coverId" class="button button-quiet" aria-label="Choose an image: Cover" aria-describedby="field-news-coverId-hint field-news-coverId-limits field-news-coverId-error"',
    );
  });

  test("a PDF from earlier shows its name and can be downloaded", () => {
    const pdf = (
      <UploadField kind="pdf" name="pdfId" label="PDF" value="id" filename="表格.pdf" onChange={() => {}} />
    );
    const html = inLang("tra", pdf);
    expect(html).toContain('href="/media/id/%E8%A1%A8%E6%A0%BC.pdf"');
    expect(html).toContain("更換");
  });
});

test("an image names its sizes and loads late unless it is the first", () => {
  const plain = renderToStaticMarkup(<MediaImage id="x" alt="" width={500} height={400} sizes="50vw" />);
  expect(plain).toContain('srcSet="/media/x?w=160 160w, /media/x?w=320 320w, /media/x?w=640 500w"');
  expect(plain).toContain('src="/media/x?w=640"');
  expect(plain).toContain('loading="lazy"');
  const replaced = renderToStaticMarkup(<MediaImage id="x" alt="" width={100} sizes="50vw" version={2} />);
  expect(replaced).toContain('srcSet="/media/x?w=160&amp;v=2 100w" src="/media/x?w=160&amp;v=2"');
  const first = renderToStaticMarkup(<MediaImage id="x" alt="" sizes="50vw" priority />);
  expect(first).toContain('src="/media/x?w=960"');
  expect(first).toMatch(/loading="eager".*fetchPriority="high"/);
  expect(plain).not.toContain("class");
  const tinted = <MediaImage id="x" alt="" sizes="50vw" tint="tint-mid hue-3" className="card-cover" />;
  expect(renderToStaticMarkup(tinted)).toContain('class="card-cover tint-mid hue-3"');
});
