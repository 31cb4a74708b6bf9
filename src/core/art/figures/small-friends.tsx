import { siteInk } from "../colours";

const { dark, kapok, mist, teal } = siteInk;
const SKIN = "#D9A27C";

function SmallDriver() {
  return (
    <>
      <path stroke={dark} strokeWidth="7" d="M-21-43L-33-100M-2-40V-30M-20-44H20L36-14H47" />
      <path stroke={dark} strokeWidth="13" d="M-14-52H24L33-18" />
      <path
        fill={kapok}
        d="M-28-22Q-26-34-16-35H16Q28-33 32-20L26-10H-26zM-24-46C-28-62-30-78-24-83C-20-88-10-88-7-82C-3-72-2-58-2-46z"
      />
      <path stroke={kapok} strokeWidth="9" d="M-16-76L-13-61L10-65" />
      <path
        fill={SKIN}
        d="M-18-82H-9V-95H-18zM-25-105a11 12 0 1 0 22 0a11 12 0 1 0-22 0zM12-66a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
      />
      <path
        fill={dark}
        d="M-2-105Q-12-105-15-109Q-15-101-20-97Q-27-100-27-107C-24-124-2-122-2-105zM-16-17a17 17 0 1 0 34 0a17 17 0 1 0-34 0zM22-8a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM-36-8a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"
      />
      <circle cx="1" cy="-17" r="7" fill={mist} />
    </>
  );
}

function SmallWalker() {
  return (
    <>
      <path stroke={dark} strokeWidth="13" d="M-72-58L-82-30L-88-5M-70-58L-62-30L-58-5" />
      <path stroke={dark} strokeWidth="7" d="M-88-4h8M-58-4h8" />
      <path
        fill={teal}
        d="M-82-98C-76-104-66-104-60-98C-56-84-54-70-50-44C-62-38-80-38-92-44C-87-66-86-84-82-98z"
      />
      <path stroke={teal} strokeWidth="10" d="M-64-94L-54-76L-44-66" />
      <path
        fill={SKIN}
        d="M-76-98H-66V-112H-76zM-83-121a11 12 0 1 0 22 0a11 12 0 1 0-22 0zM-46-64a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
      />
      <path fill={dark} d="M-60-121Q-68-121-72-124Q-71-112-73-105Q-83-104-85-113C-88-136-62-142-60-121z" />
    </>
  );
}

/** Two friends on their way, one walking and one in a powered wheelchair: 140 wide, feet on the ground line. */
export function SmallFriends({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <SmallDriver />
      <SmallWalker />
    </g>
  );
}
