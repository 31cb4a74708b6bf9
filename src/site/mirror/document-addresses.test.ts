import { expect, it } from "vitest";
import {
  type AddressChange,
  changeCss,
  changeHtml,
  changeJson,
  changeXml,
  hasForm,
  withScript,
} from "./document-addresses.server";

/** Names what an address is used for; nothing is at /gone. */
const saying = (use: string) => (written: string) => (written.includes("/gone") ? null : `${use}:${written}`);
const change: AddressChange = {
  link: saying("link"),
  file: saying("file"),
  whole: saying("whole"),
  text: (text) => text.replace("https://old.example", "https://new.example"),
};

it.each([
  ['<a href="/tra?a=1&amp;b=2">“a” & b</a>', '<a href="link:/tra?a=1&amp;b=2">“a” &amp; b</a>'],
  ['<a class="x" href="/gone" aria-current="page"><b>here</b></a>', '<span class="x"><b>here</b></span>'],
  [
    '<img src="/m?w=640" srcset="/m?w=160 160w, /gone 320w, /m?w=640 640w" alt="">',
    '<img src="file:/m?w=640" srcset="file:/m?w=160 160w, file:/m?w=640 640w" alt>',
  ],
  ['<p>a<img src="/gone" alt="">b</p>', "<p>ab</p>"],
  [
    '<link rel="canonical" href="/c"><link rel="icon" href="/i">',
    '<link rel="canonical" href="whole:/c"><link rel="icon" href="file:/i">',
  ],
  [
    '<meta property="og:image" content="/gone"><meta property="og:title" content="/gone">',
    '<meta property="og:title" content="/gone">',
  ],
  ['<style>a{background:url("/x.png")}b>c{}</style>', '<style>a{background:url("file:/x.png")}b>c{}</style>'],
  ['<script>if(a<b&&c)d("/x")</script>', '<script>if(a<b&&c)d("/x")</script>'],
  ['<i data-script="/s.js" data-total="/"></i>', '<i data-script="file:/s.js" data-total="file:/"></i>'],
  [
    '<i data-map=\'{"css":"/m.css","name":"A/B"}\'></i>',
    '<i data-map="{&quot;css&quot;:&quot;file:/m.css&quot;,&quot;name&quot;:&quot;A/B&quot;}"></i>',
  ],
  ["<div>a<form><input></form></div>", "<div>a</div>"],
  ['<input value="https://old.example/x">', '<input value="https://new.example/x">'],
  [
    '<svg viewBox="0 0 1 1"><clipPath id="a"></clipPath><use href="/d.svg#b"></use></svg>',
    '<svg viewBox="0 0 1 1"><clipPath id="a"/><use href="file:/d.svg#b"/></svg>',
  ],
  ["<p>See https://old.example/x</p>", "<p>See https://new.example/x</p>"],
  [
    '<script type="application/ld+json">{"url":"https://a.example/x","name":"a \\u003c/script>"}</script>',
    '<script type="application/ld+json">{"url":"whole:https://a.example/x","name":"a \\u003c/script\\u003e"}</script>',
  ],
])("writes %s with other addresses", (html, changed) => {
  expect(changeHtml(html, change)).toBe(changed);
});

it("writes a whole page as it was but for addresses", () => {
  const page =
    '<!DOCTYPE html><html lang="zh-HK"><head><title>木棉 &amp; 花</title></head><body><br>一</body></html>';
  expect(changeHtml(page, change)).toBe(page);
});

it("writes a feed with other addresses, in the HTML of its entries too", () => {
  const html = '&lt;p&gt;&lt;a href="https://a.example/x?a=1&amp;amp;b=2"&gt;x&lt;/a&gt;&lt;/p&gt;';
  expect(
    changeXml(
      `<feed><id>urn:1</id><link href="https://a.example/f?a=1&amp;b=2"/><content>${html}</content></feed>`,
      change,
    ),
  ).toBe(
    '<feed><id>urn:1</id><link href="whole:https://a.example/f?a=1&amp;b=2"/><content>&lt;p&gt;&lt;a href=&quot;whole:https://a.example/x?a=1&amp;amp;b=2&quot;&gt;x&lt;/a&gt;&lt;/p&gt;</content></feed>',
  );
  const json = {
    home_page_url: "https://a.example/",
    items: [{ content_html: '<a href="https://a.example/x">x</a>', title: "a" }],
  };
  expect(JSON.parse(changeJson(JSON.stringify(json), change))).toEqual({
    home_page_url: "whole:https://a.example/",
    items: [{ content_html: '<a href="whole:https://a.example/x">x</a>', title: "a" }],
  });
});

it("leaves what a style sheet has in itself", () => {
  const css = "a{background:url(data:image/svg+xml,x)}b{mask:url(#m)}";
  expect(changeCss(css, change)).toBe(css);
});

it("reports a form, and inserts a script unchanged at the beginning of a page", () => {
  expect([hasForm("<p>form</p>"), hasForm("<p><b><form></form></b></p>")]).toEqual([false, true]);
  expect(withScript("<html><head><title>a</title></head></html>", 'a("<")&&b')).toBe(
    '<html><head><script>a("<")&&b</script><title>a</title></head></html>',
  );
});
