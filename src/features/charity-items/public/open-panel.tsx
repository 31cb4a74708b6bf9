import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { LocaleContext } from "../../../platform/locale/lang";
import { SiteDetailsProvider } from "../../../site/frame/page";
import { NoticeDayContext } from "../../../site/notice/notice-link";
import { ItemPanel } from "./item-panel";
import { EnquiryTextsContext, ITEM_GRID, OPEN_ITEM, type PanelData } from "./item-parts";
import type { ItemView } from "./items-view.server";

const grid = document.getElementById(ITEM_GRID);
const place = document.getElementById(`${ITEM_GRID}-panel`);

// Runs when a visitor comes near the items, and then once: a script is not loaded a second time.
if (grid?.dataset.items && place) {
  const { locale, details, noticeDay, texts, items }: PanelData = JSON.parse(grid.dataset.items);
  createRoot(place).render(
    <LocaleContext value={locale}>
      <SiteDetailsProvider details={details}>
        <NoticeDayContext value={noticeDay}>
          <EnquiryTextsContext value={texts}>
            <PanelHost grid={grid} items={items} />
          </EnquiryTextsContext>
        </NoticeDayContext>
      </SiteDetailsProvider>
    </LocaleContext>,
  );
}

/** Opens the panel of the item that the list names, and returns the focus to its link. */
function PanelHost({ grid, items }: { grid: HTMLElement; items: readonly ItemView[] }) {
  const [item, setItem] = useState<ItemView>();
  useEffect(() => {
    const open = () => setItem(items.find(({ id }) => id === grid.dataset.open));
    open(); // an item that was chosen while the script was loading
    grid.addEventListener(OPEN_ITEM, open);
    return () => grid.removeEventListener(OPEN_ITEM, open);
  }, [grid, items]);
  if (!item) return null;
  const closed = () => {
    setItem(undefined);
    delete grid.dataset.open;
    grid.querySelector<HTMLElement>(`[data-item="${item.id}"]`)?.focus();
  };
  return <ItemPanel key={item.id} item={item} onClosed={closed} />;
}
