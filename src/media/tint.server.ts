/** Degrees of hue that look alike behind an image. */
const HUE_STEP = 45;
/** Below it, a colour is taken for grey. */
const GREY = 0.02;
/** Lightness from which an image counts as middling, and as light. */
const [MIDDLING, LIGHT] = [0.5, 0.75];

/**
 * The classes of tint.css that come nearest to `#rrggbb`: one of three lightnesses, and one of eight hues unless
 * it is grey. Undefined where there is no colour.
 */
export function tintOf(colour: string | null): string | undefined {
  if (!colour) return undefined;
  const { lightness, a, b } = oklab(Number.parseInt(colour.slice(1), 16));
  const step = lightness < MIDDLING ? "dark" : lightness < LIGHT ? "mid" : "light";
  if (Math.hypot(a, b) < GREY) return `tint-${step}`;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const hue = Math.round((degrees + 360) / HUE_STEP) % (360 / HUE_STEP);
  return `tint-${step} hue-${hue}`;
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(rgb: number): { lightness: number; a: number; b: number } {
  const [red, green, blue] = [linear(rgb >> 16), linear((rgb >> 8) & 255), linear(rgb & 255)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** A channel of sRGB, 0 to 255, as the amount of light, 0 to 1. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
