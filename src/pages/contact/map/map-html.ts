/** The HTML that this page hands to Leaflet. */
export const PIN = `<svg viewBox="0 0 40 52" width="40" height="52" aria-hidden="true">
<path d="M20 51C15 40 2 32 2 19a18 18 0 0 1 36 0c0 13-13 21-18 32z"/><circle cx="20" cy="19" r="7"/></svg>`;
export const OPENSTREETMAP =
  '<a href="https://www.openstreetmap.org/copyright" rel="noopener noreferrer external">OpenStreetMap</a>';

/** The HTML that Leaflet writes of its own: a probe for SVG, and the signs on its buttons. */
const LEAFLETS = ["<svg/>", '<span aria-hidden="true">+</span>', '<span aria-hidden="true">&#x2212;</span>'];

/** Returns whether `html` is made of these and of text. */
function isKnown(html: string): boolean {
  return !LEAFLETS.concat(PIN, OPENSTREETMAP)
    .reduce((rest, known) => rest.replaceAll(known, ""), html)
    .includes("<");
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}

// Leaflet builds its controls from strings of HTML, which the page's security policy refuses but by a policy of
// this name. Imported before Leaflet, which already does so when it loads.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy("default", {
  createHTML: (html) => {
    if (isKnown(html)) return html;
    throw new TypeError("This HTML is none of the map's.");
  },
});
