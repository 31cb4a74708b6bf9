// biome-ignore assist/source/organizeImports: the first must be there before Leaflet loads
import { OPENSTREETMAP, PIN } from "./map-html";
import { control, divIcon, type Map as LeafletMap, map, marker, tileLayer } from "leaflet";
import type { MapSettings } from "./settings";

/** As close as streets and entrances can be distinguished. */
const ZOOM = 18;
const CLOSEST = 19;

const button = document.querySelector<HTMLElement>("#show-map");
const place = document.querySelector<HTMLElement>("#office-map");
const status = document.querySelector<HTMLElement>("#map-status");

// Runs when the visitor asked for the map, and then once: a script is not loaded a second time.
if (button?.dataset.map && button.parentElement && place && status) {
  const settings: MapSettings = JSON.parse(button.dataset.map);
  const fail = () => {
    status.textContent = settings.failed;
  };
  loadStyle(settings.css).then(() => open(settings, place, fail), fail);
  button.parentElement.hidden = true;
  status.textContent = "";
}

/** The map measures itself when it is made, so its style comes first. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

function open(settings: MapSettings, place: HTMLElement, fail: () => void): void {
  place.hidden = false;
  place.setAttribute("role", "region");
  place.setAttribute("aria-label", settings.label);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { lat, lng } = settings.point;
  const shown = map(place, {
    center: [lat, lng],
    zoom: ZOOM,
    zoomControl: false,
    attributionControl: false, // its own begins with an advertisement
    // The wheel scrolls the page; the map has buttons and the keys + and -.
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  });
  control.attribution({ prefix: false }).addTo(shown);
  control.zoom({ zoomInTitle: settings.zoomIn, zoomOutTitle: settings.zoomOut }).addTo(shown);
  tileLayer(settings.tiles, { maxZoom: CLOSEST, attribution: attributionHtml(settings.attribution) })
    .on("tileerror", fail)
    .addTo(shown);
  mark(shown, settings);
  place.focus();
}

function mark(shown: LeafletMap, { point: { lat, lng }, name }: MapSettings): void {
  const icon = divIcon({ html: PIN, className: "map-pin", iconSize: [40, 52], iconAnchor: [20, 51] });
  marker([lat, lng], { icon, interactive: false, keyboard: false })
    .addTo(shown)
    .bindTooltip(textOnly(name), {
      permanent: true,
      direction: "top",
      offset: [0, -52],
      className: "map-name",
    });
}

/** The setting's plain text as HTML, with OpenStreetMap's name as the link that its licence requires. */
function attributionHtml(text: string): string {
  return textOnly(text).innerHTML.replace("OpenStreetMap", OPENSTREETMAP);
}

/** An element with plain text. */
function textOnly(text: string): HTMLElement {
  return Object.assign(document.createElement("span"), { textContent: text });
}
