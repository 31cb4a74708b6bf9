import { type RefObject, useEffect, useImperativeHandle, useState } from "react";
import { createClient, useChanges } from "../../platform/http/client";
import type { Lang } from "../../platform/locale/lang";
import { useWords } from "../../platform/locale/lang-context";
import { useBanner } from "../../ui/frame/banner";
import type { Description } from "../description";
import { libraryContract } from "../library-contract";
import { pickerWords } from "./words";

/** Says in the library what was typed of a picture in one place, if that is wanted. */
export type KeepDescription = (id: string, text: string) => void;

interface OfferDescriptionProps {
  /** The picture: its id, what the library says of it, or nothing while it is a new file. */
  picture: string | Description | undefined;
  /** The language of the text in which it stands. */
  lang: Lang;
  keep: RefObject<KeepDescription | null>;
}

const api = createClient(libraryContract);

/**
 * Offers to keep the description that a picture gets in a text for the library too, where nothing is said of it in that
 * language. What cannot be kept is told: the library then asks for it.
 */
export function OfferDescription({ picture, lang, keep }: OfferDescriptionProps) {
  const words = useWords(pickerWords);
  const banner = useBanner();
  const changes = useChanges(libraryContract);
  const known = useKnown(picture);
  const [wanted, setWanted] = useState(true);
  const isOffered = known !== undefined && !known.decorative && known.alt[lang] === "";
  useImperativeHandle(keep, () => (id, text) => {
    if (!isOffered || !wanted || text === "") return;
    changes.edit({ media_id: id, alt: { [lang]: text } }).catch(() => banner({ text: words.offerFailed }));
  });
  if (!isOffered) return null;
  return (
    <label className="check">
      <input type="checkbox" checked={wanted} onChange={(event) => setWanted(event.target.checked)} />
      {words.offer}
    </label>
  );
}

const NEW: Description = { alt: { eng: "", tra: "", sim: "" }, decorative: false };

/** The sayings of the library of a picture; undefined while they are asked for. */
function useKnown(picture: OfferDescriptionProps["picture"]): Description | undefined {
  const [found, setFound] = useState<Description>();
  const id = typeof picture === "string" ? picture : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    api.one({ media_id: id }, stop.signal).then(
      ({ media: [file] }) => setFound(file),
      () => {}, // nothing is offered then
    );
    return () => stop.abort();
  }, [id]);
  return typeof picture === "string" ? found : (picture ?? NEW);
}
