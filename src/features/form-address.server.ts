import { typeOfEntry } from "../content/definition";
import { idName } from "../content/staff/content-screens";
import type { Feature } from "../platform/feature.server";
import { allScreens } from "./index.browser";

/** Gives the address of the form of something that one of these features owns. */
export const formAddressIn = (features: readonly Feature[]) => (name: string, id: string) => {
  const owner = features.find(({ content = [] }) => content.some((type) => type.name === name));
  const type = typeOfEntry(owner?.content ?? [], { type: name, id });
  const content = allScreens.find((each) => each.name === owner?.name)?.content ?? [];
  if (type && "one" in type) {
    const lists = content.flatMap((late) => ("addresses" in late ? late.addresses.edit : []));
    return `${lists[0]}?${new URLSearchParams({ [idName(type as never)]: id })}`;
  }
  const records = content.flatMap((late) => ("address" in late ? late.address : []));
  const address = records.find((each) => type?.id === undefined || each.endsWith(`/${id}`)) ?? "/cms";
  // Of several that are on one screen.
  return type?.id === undefined && id !== type?.name ? `${address}?${new URLSearchParams({ id })}` : address;
};
