import type { ReactNode } from "react";
import { MediaImage } from "../../../core/media/picture";
import type { SmaTopicKey } from "../topic-key";
import { Lungs, Spine } from "./art/body";
import { BloodSpots, Helix, PillAndPetal } from "./art/medicine";
import { BookAndFloss, ChairAndPath } from "./art/path";
import type { TopicView } from "./topic-view.server";

const DRAWINGS: Record<SmaTopicKey, () => ReactNode> = {
  "what-is-sma": Spine,
  genetics: Helix,
  symptoms: ChairAndPath,
  diagnosis: BloodSpots,
  treatment: PillAndPetal,
  care: Lungs,
  "further-information": BookAndFloss,
};

const drawingId = (anchor: string) => `art-${anchor}`;

/** The photo of a topic, else its small drawing; a topic that staff added has the book. */
export function TopicArt({ topic: { key, cover, anchor } }: { topic: TopicView }) {
  if (cover) {
    return <MediaImage {...cover} alt="" sizes="11rem" className="tile-art" />;
  }
  const Drawing = DRAWINGS[key ?? "further-information"];
  return (
    <svg className="tile-art" viewBox="0 0 160 120" fill="none" strokeLinecap="round" aria-hidden="true">
      <g id={drawingId(anchor)}>
        <Drawing />
      </g>
    </svg>
  );
}

/** The drawing of a topic's tile once more, beside its heading; nothing where the tile has a photo. */
export function TopicArtAgain({ topic: { cover, anchor } }: { topic: TopicView }) {
  if (cover) return null;
  return (
    <svg className="topic-art" viewBox="0 0 160 120" fill="none" strokeLinecap="round" aria-hidden="true">
      <use href={`#${drawingId(anchor)}`} />
    </svg>
  );
}
