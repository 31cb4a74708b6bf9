import { afterEach, describe, expect, it, vi } from "vitest";
import { hongKongDay } from "../../../platform/locale/format";
import { dateIn, momentOfId } from "./dates";

const dayOf = (value: unknown) => {
  const date = dateIn(value);
  return date === undefined ? undefined : hongKongDay(new Date(date));
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(["Asia/Hong_Kong", "America/Los_Angeles", "Pacific/Kiritimati", "UTC"])(
  "in the zone %s",
  (zone) => {
    it.each([
      ["2019-05-03", "2019-05-03"],
      ["2019/5/3", "2019-05-03"],
      [" 2019.05.3 ", "2019-05-03"],
      ["2019年5月3日", "2019-05-03"],
      ["3/5/2019", "2019-05-03"],
      ["25/12/2019", "2019-12-25"],
      ["12/25/2019", "2019-12-25"],
      ["2019-05-03T16:30:00.000Z", "2019-05-04"],
      ["2019-05-03T15:59:59Z", "2019-05-03"],
      ["2019-05-03T23:30:00+08:00", "2019-05-03"],
      ["2019-05-03T23:30:00", "2019-05-03"],
      ["2019-05-03 0:30", "2019-05-03"],
      ["Fri May 03 2019 00:30:00 GMT+0800 (Hong Kong Standard Time)", "2019-05-03"],
      ["Fri, 03 May 2019 16:30:00 GMT", "2019-05-04"],
      ["3 May 2019", "2019-05-03"],
      ["May 3, 2019", "2019-05-03"],
      [Date.UTC(2019, 4, 3, 16), "2019-05-04"],
      [String(Date.UTC(2019, 4, 3, 15)), "2019-05-03"],
      [Date.UTC(2019, 4, 3) / 1000, "2019-05-03"],
      [{ $date: "2019-05-03T00:00:00Z" }, "2019-05-03"],
      [{ $date: { $numberLong: String(Date.UTC(2019, 4, 3)) } }, "2019-05-03"],
      ["1998-01-01", "1998-01-01"],
      ["1997-12-31T16:00:00Z", "1998-01-01"],
    ])("%j is %s", (value, day) => {
      vi.stubEnv("TZ", zone);
      expect(dayOf(value)).toBe(day);
    });
  },
);

describe("no date", () => {
  it.each([
    ...[
      null,
      undefined,
      "",
      " ",
      0,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e300,
      true,
      [],
      ["2019-05-03"],
      {},
    ],
    ...[
      "yesterday",
      "2019",
      "2019-13-01",
      "2019-02-30",
      "1970-01-01T00:00:00.000Z",
      "1997-12-31",
      "9999-01-01",
    ],
    ...["12345", "2019-05", "0000-00-00", "constructor"],
  ])("is %j", (value) => {
    expect(dateIn(value)).toBeUndefined();
  });
});

describe("the moment of an id", () => {
  it("is in its first 8 digits", () => {
    expect(momentOfId("5ccb9f00aaaaaaaaaaaaaaaa")?.toISOString()).toBe("2019-05-03T01:53:04.000Z");
    expect(momentOfId("00000001aaaaaaaaaaaaaaaa")).toBeUndefined();
    expect(momentOfId("ffffffffaaaaaaaaaaaaaaaa")).toBeUndefined();
    expect(momentOfId("news-1")).toBeUndefined();
  });
});
