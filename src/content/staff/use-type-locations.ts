import { useContext, useEffect, useState } from "react";
import { ScreensContext } from "../../ui/frame/screens-context";
import { type TypeLocations, typeLocations } from "./type-locations";

/** The places of entries, each named by its type and id with a space between, once their screens are there. */
export function useTypeLocations(entries: readonly string[]): ReadonlyMap<string, TypeLocations> {
  const all = useContext(ScreensContext);
  const [places, setPlaces] = useState<ReadonlyMap<string, TypeLocations>>(new Map());
  const asked = entries.join("\n");
  useEffect(() => {
    let isGone = false;
    const keys = asked.split("\n").filter((key) => key !== "");
    const find = (key: string) => {
      const [type = "", id = ""] = key.split(" ");
      return typeLocations(all, { type, id }).catch(() => undefined);
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
