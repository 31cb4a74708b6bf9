import { expect, test } from "vitest";
import { amapAddress, googleMapsAddress } from "./visit-us";

const office = { lat: 22.2913, lng: 114.2004 };

test("Google Maps gets latitude, then longitude", () => {
  expect(googleMapsAddress(office)).toBe("https://www.google.com/maps/search/?api=1&query=22.2913,114.2004");
});

test("Amap gets longitude, then latitude, the datum and a name of any script", () => {
  const query = new URL(amapAddress(office, "木棉會 & friends")).searchParams;
  expect(query.get("position")).toBe("114.2004,22.2913");
  expect(query.get("coordinate")).toBe("wgs84");
  expect(query.get("name")).toBe("木棉會 & friends");
});
