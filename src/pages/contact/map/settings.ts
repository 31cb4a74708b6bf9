import type { MapPoint } from "../../../charity/site-details";

/** The settings of the page for the map's script, as JSON in the button that loads it. */
export interface MapSettings {
  point: MapPoint;
  /** Address of the map pictures, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  /** Who made the map, to be shown on it. */
  attribution: string;
  /** Address of the stylesheet. */
  css: string;
  /** The text of the marker. */
  name: string;
  label: string;
  zoomIn: string;
  zoomOut: string;
  failed: string;
}
