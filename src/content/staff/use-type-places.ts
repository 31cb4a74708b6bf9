import { useContext, useEffect, useState } from "react";
import { ScreensContext } from "../../ui/frame/screens-context";
import { type TypePlaces, typePlaces } from "./type-places";

/** The places of entries, each named by its type and id with a space between, once their screens are there. */
export function useTypePlaces(entries: readonly string[]): ReadonlyMap<string, TypePlaces> {
  const all = useContext(ScreensContext);
  const [places, setPlaces] = useState<ReadonlyMap<string, TypePlaces>>(new Map());
  const asked = entries.join("\n");
  useEffect(() => {
    let isGone = false;
    const keys = asked.split("\n").filter((key) => key !== "");
    const find = (key: string) => {
      const [type = "", id = ""] = key.split(" ");
      return typePlaces(all, { type, id }).catch(() => undefined);
    };
    void Promise.all(keys.map(find)).then((found) => {
      const known = keys.flatMap((key, at) => (found[at] ? [[key, found[at]] as const] : []));
      if (!isGone) setPlaces(new Map(known));
    });
    return () => {
      isGone = true;
    };
  }, [all, asked]);
  return places;
}
