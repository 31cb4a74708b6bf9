import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, framesOf, takeScripts } from "./security-policy.server";

/** SHA-256 of `1+1`, as a source of a policy. */
const ONE_AND_ONE = "'sha256-zl5JaHMPe4PJKXNmtETxabHDiMCBsQzKUkqnPqAWzuM='";

describe("the scripts of a page", () => {
  it("are those that carry the mark of its render, which is then gone", () => {
    const { html, scripts } = takeScripts('<p>a</p><script nonce="M">1+1</script>', "M");
    expect(html).toBe("<p>a</p><script>1+1</script>");
    expect(scripts).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  it("are known by their bytes, white space and all", () => {
    const { scripts } = takeScripts('<script nonce="M"> 1+1\n</script>', "M");
    expect(scripts).toBe(`'sha256-${createHash("sha256").update(" 1+1\n").digest("base64")}'`);
  });

  it.each([
    "<script>1+1</script>",
    '<script nonce="N">1+1</script>',
    "<SCRIPT nonce='M'>1+1</script>",
    '<script src="/assets/x.js" nonce="M"></script>',
    '<script>nonce="M"</script>',
  ])("are not %s", (content) => {
    expect(takeScripts(`<p>${content}</p>`, "M").scripts).toBe("");
  });

  it("are each named once", () => {
    const { scripts } = takeScripts('<script nonce="M">1</script><b></b><script nonce="M">1</script>', "M");
    expect(scripts.split(" ")).toHaveLength(1);
  });
});

describe("the policy of a page", () => {
  it("allows the styles that the program put into it, and those of files", () => {
    expect(contentSecurityPolicy({ styles: ONE_AND_ONE })).toContain(`; style-src 'self' ${ONE_AND_ONE};`);
    expect(contentSecurityPolicy()).toContain("; style-src 'self';");
  });

  it("allows its scripts and its origins, and nothing unsafe", () => {
    const origins = { images: "https://tiles.example", forms: "https://pay.example" };
    const policy = contentSecurityPolicy({ scripts: ONE_AND_ONE, ...origins });
    for (const nothing of ["default-src", "object-src", "base-uri", "frame-ancestors"]) {
      expect(policy).toContain(`${nothing} 'none'`);
    }
    expect(policy).toContain("form-action 'self' https://pay.example;");
    expect(policy).toContain(`script-src 'self' ${ONE_AND_ONE};`);
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
  });

  it("allows players where there is a video to play, and no other frame", () => {
    const video = '<a data-embed="https://www.youtube-nocookie.com/embed/x">Play</a>';
    expect(contentSecurityPolicy({ frames: framesOf(video) })).toContain(
      "; frame-src https://www.youtube-nocookie.com https://player.vimeo.com;",
    );
    expect(contentSecurityPolicy({ frames: framesOf("<p>data-embed=</p>") })).not.toContain("frame-src");
  });

  it("requires Trusted Types on the public site alone", () => {
    expect(contentSecurityPolicy({}, "staff")).not.toContain("trusted-types");
  });
});
