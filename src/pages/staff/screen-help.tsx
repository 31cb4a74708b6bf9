import { useEffect, useState } from "react";
import { useLang } from "../../platform/locale/lang";
import type { ScreenHelp as Texts } from "../../ui/help/help";
import { HelpPanel } from "../../ui/help/help-panel";
import { entryOf } from "./sections";

/** The help of the screen at an address; it follows navigation. */
export default function ScreenHelp({ pathname, onClose }: { pathname: string; onClose: () => void }) {
  const lang = useLang();
  const entry = entryOf(pathname);
  const [shown, setShown] = useState<{ entry: typeof entry; texts: Texts | undefined }>();
  useEffect(() => {
    let gone = false;
    const show = async () => {
      const texts = await entry.help().then(
        (fetched) => fetched.default,
        () => undefined,
      );
      if (!gone) setShown({ entry, texts });
    };
    void show();
    return () => {
      gone = true;
    };
  }, [entry]);
  return shown && <HelpPanel screen={shown.entry.label[lang]} help={shown.texts} onClose={onClose} />;
}
