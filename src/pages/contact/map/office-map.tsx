import type { MapPoint } from "../../../charity/site-details";
import { InlineScript } from "../../../platform/http/security/inline-script";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { useSiteDetails } from "../../../site/frame/site-details-context";
import { contactPageWords } from "../words";
import css from "./map.css?url";
import mapScript from "./open-map.ts?worker&url";
import type { MapSettings } from "./settings";

/**
 * Shows the button and has it load the map's script, once more if that failed. The page has no React in the
 * browser, so this is written in plain old script.
 */
const BUTTON_SCRIPT = `(function(d){
var b=d.getElementById("show-map");
b.parentNode.hidden=false;
b.onclick=function(){import(b.dataset.script).catch(function(){d.getElementById("map-status").textContent=JSON.parse(b.dataset.map).failed})}
})(document)`.replaceAll("\n", "");

/** Where the map pictures come from, and how they are to be signed. */
export interface MapSource {
  tiles: string;
  attribution: string;
}

/** A button that loads a map of the office in its own place; nothing is fetched from elsewhere before. */
export function OfficeMap({ point, source }: { point: MapPoint; source: MapSource }) {
  const words = useWords(contactPageWords);
  const { name } = useSiteDetails();
  const settings: MapSettings = {
    point,
    ...source,
    css,
    name,
    label: fill(words.map, { name }),
    zoomIn: words.zoomIn,
    zoomOut: words.zoomOut,
    failed: words.mapFailed,
  };
  return (
    <div className="content stack map-block">
      <div className="stack" hidden>
        <button
          id="show-map"
          type="button"
          className="button button-main"
          aria-describedby="map-note"
          data-script={mapScript}
          data-map={JSON.stringify(settings)}
        >
          {words.showMap}
        </button>
        <p id="map-note" className="card-meta">
          {fill(words.mapNote, { host: new URL(source.tiles).host })}
        </p>
      </div>
      <p id="map-status" role="status" />
      <div id="office-map" hidden />
      <InlineScript code={BUTTON_SCRIPT} />
    </div>
  );
}
