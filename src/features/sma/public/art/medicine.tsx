import { siteFlower, siteInk } from "../../../../core/art/colours";
import { CupFlower, OpenFlower } from "../../../../core/art/flower";

/** The double helix; a flower opens where its strands cross. */
export function Helix() {
  return (
    <g transform="rotate(-16 80 60)">
      <path
        stroke={siteInk.leaf}
        strokeWidth="5"
        d="M28 43V77M35 34V86M42 43V77M58 43V77M65 34V86M72 43V77M88 43V77M95 34V86M102 43V77M118 43V77M125 34V86M132 43V77"
      />
      <path
        stroke={siteInk.wood}
        strokeWidth="6"
        d="M12 78C16 74 17 67 20 60C31 25 39 25 50 60S69 95 80 60S99 25 110 60S129 95 140 60C143 53 146 46 150 42"
      />
      <path
        stroke={siteInk.kapok}
        strokeWidth="6"
        d="M12 42C16 46 17 53 20 60C31 95 39 95 50 60S69 25 80 60S99 95 110 60S129 25 140 60C143 67 146 74 150 78"
      />
      <OpenFlower ink={siteFlower} x={80} y={60} scale={0.3} plain />
    </g>
  );
}

/** The card of a newborn screening test: five spots, set like petals, and the drop that makes them. */
export function BloodSpots() {
  return (
    <g transform="translate(0 -6)">
      <path
        fill={siteInk.leaf}
        d="M20 30L96 18Q103 17 105 24L116 104Q117 111 110 112L34 122Q27 122 26 116L14 38Q13 31 20 30z"
      />
      <path
        stroke={siteInk.wood}
        strokeWidth="2"
        strokeDasharray="3 5"
        d="M56 52a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM34 70a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM43 96a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM74 92a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM80 64a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
      />
      <path stroke={siteInk.kapok} strokeWidth="13" d="M65 52h0M43 70h0M52 96h0" />
      <path
        fill={siteInk.kapok}
        d="M134 14C146 34 154 46 154 58C154 70 145 78 134 78C123 78 114 70 114 58C114 46 122 34 134 14z"
      />
      <path stroke={siteInk.blush} strokeWidth="4" d="M123 56C123 64 128 69 134 69" />
    </g>
  );
}

/** A capsule that lies beside a kapok flower. */
export function PillAndPetal() {
  return (
    <>
      <circle cx="86" cy="62" r="50" fill={siteInk.blush} />
      <g transform="rotate(-34 64 74)">
        <path fill={siteInk.leaf} d="M64 54H92A20 20 0 0 1 92 94H64z" />
        <path fill={siteInk.wood} d="M64 54H36A20 20 0 0 0 36 94H64z" />
        <path stroke={siteInk.mist} strokeWidth="4" d="M34 64H50" />
      </g>
      <CupFlower ink={siteFlower} x={118} y={68} scale={0.52} turn={14} plain />
      <path fill={siteFlower.petal} d="M104 102C108 90 124 88 136 98C126 108 112 110 104 102z" />
    </>
  );
}
