import { expect, it } from "vitest";
import { siteConfig } from "../../charity/site.config";
import { directionsIn } from "./directions.server";

const { wayHere } = siteConfig;

it("shows no way while nobody has said where it begins, whatever else is said", () => {
  expect(directionsIn({ ...wayHere, exit: "A4" }, "eng")).toBeNull();
});

it("shows the way in the reader's language, what is missing in another", () => {
  const station = { eng: "North Point", tra: "北角", sim: "" };
  const way = directionsIn({ ...wayHere, station, exit: "A4" }, "eng");
  expect(way).toMatchObject({
    station: { text: "North Point", lang: "eng" },
    exit: "A4",
    walk: { text: "" },
  });
  expect(directionsIn({ ...wayHere, station: { ...station, tra: "" } }, "tra")?.station.lang).toBe("eng");
});
