import type { MapPoint } from "../../charity/site-details";

/** Google Maps with a marker at the point. */
export function googleMapsAddress({ lat, lng }: MapPoint): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

/** Amap with a named marker at the point: it takes the longitude first, and WGS 84 only when told so. */
export function amapAddress({ lat, lng }: MapPoint, name: string): string {
  const query = new URLSearchParams({
    position: `${lng},${lat}`,
    name,
    coordinate: "wgs84",
    callnative: "1",
  });
  return `https://uri.amap.com/marker?${query}`;
}
