import { expect, it } from "vitest";
import { embedUrl, parseVideo, watchUrl } from "./video-address";

const YOUTUBE = { host: "youtube", id: "dQw4w9WgXcQ" };

it.each([
  ["dQw4w9WgXcQ", YOUTUBE],
  ["https://youtu.be/dQw4w9WgXcQ?t=4", YOUTUBE],
  ["youtu.be/dQw4w9WgXcQ", YOUTUBE],
  ["www.youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x", YOUTUBE],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", YOUTUBE],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", YOUTUBE],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", YOUTUBE],
  ["https://www.youtube.com/kapokcharit", null],
  ["https://www.youtube.com/@kapokcharity", null],
  ["76979871", { host: "vimeo", id: "76979871" }],
  ["https://vimeo.com/channels/staffpicks/76979871", { host: "vimeo", id: "76979871" }],
  ["https://vimeo.com/76979871/8272103f6e", { host: "vimeo", id: "76979871", key: "8272103f6e" }],
  [
    "https://player.vimeo.com/video/76979871?h=8272103f6e",
    { host: "vimeo", id: "76979871", key: "8272103f6e" },
  ],
  ["https://vimeo.com/76979871/description", { host: "vimeo", id: "76979871" }],
  ["https://evil.example/dQw4w9WgXcQ", null],
])("reads %s", (text, video) => {
  expect(parseVideo(text)).toEqual(video);
});

it("plays a video of Vimeo that is not listed, and leads to it", () => {
  const video = parseVideo("https://vimeo.com/76979871/8272103f6e");
  if (!video) throw new Error("was not read");
  expect(embedUrl(video)).toBe("https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1");
  expect(watchUrl(video)).toBe("https://vimeo.com/76979871/8272103f6e");
});
