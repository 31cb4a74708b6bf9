import type { ReactNode } from "react";
import type { SmaTopicKey } from "../../site/sma-topic";
import { Lungs, Spine } from "./art/body";
import { BloodSpots, Helix, PillAndPetal } from "./art/medicine";
import { BookAndFloss, ChairAndPath } from "./art/path";

const DRAWINGS: Record<SmaTopicKey, () => ReactNode> = {
  "what-is-sma": Spine,
  genetics: Helix,
  symptoms: ChairAndPath,
  diagnosis: BloodSpots,
  treatment: PillAndPetal,
  care: Lungs,
  "further-information": BookAndFloss,
};

/** The small drawing of a topic. */
export function TopicArt({ topic, className }: { topic: SmaTopicKey; className?: string }) {
  const Drawing = DRAWINGS[topic];
  return (
    <svg className={className} viewBox="0 0 160 120" fill="none" strokeLinecap="round" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
