interface ChairInk {
  body: string;
  seat: string;
  tyre: string;
  hub: string;
}

/** A powered wheelchair seen from its right side, wheels on the ground line, about 150 wide. */
export function PoweredChair({ ink }: { ink: ChairInk }) {
  return (
    <>
      <path
        fill="none"
        stroke={ink.seat}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-43-86L-62-168M-69-188L-66-206M40-80L74-26L96-22"
      />
      <path stroke={ink.seat} strokeWidth="5" d="M-60-160L-69-190" />
      <path
        fill={ink.seat}
        d="M-52-92Q-52-98-44-98L40-96Q48-96 48-88Q48-80 40-80L-44-80Q-52-82-52-92zM-14-84L8-84L12-60L-18-60z"
      />
      <path fill={ink.body} d="M-60-42Q-58-66-34-70L32-70Q56-66 64-42L50-24L-48-24z" />
      <path
        fill={ink.tyre}
        d="M-34-34a34 34 0 1 0 68 0a34 34 0 1 0-68 0zM44-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM-72-16a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"
      />
      <path
        fill={ink.hub}
        d="M-16-34a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM54-16a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-62-16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
      />
    </>
  );
}
