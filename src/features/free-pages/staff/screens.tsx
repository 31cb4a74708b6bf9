import { createClient } from "../../../core/api/client";
import { derivedCalls } from "../../../core/content/staff/content-screens";
import { type FreePageCard, freePagesContract } from "../contract";
import { freePagePaths, freePages } from "../definition";

const derived = derivedCalls(freePages, freePagePaths);

/** The screens of staff's own pages: in the list, where each is. */
export default {
  type: freePages,
  ...derived,
  reads: { ...derived.reads, cards: createClient(freePagesContract).cards },
  list: { note: (card: FreePageCard) => <FreePageNote card={card} /> },
};

function FreePageNote({ card: { address } }: { card: FreePageCard }) {
  return (
    <p>
      <a href={address}>{address}</a>
    </p>
  );
}
