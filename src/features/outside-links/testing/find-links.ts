import type { TestApp } from "../../../../test/app";
import { features } from "../../index.server";
import { findPlaces, type Searched } from "../places.server";
import { savePlaces } from "../store.server";

/** The content that is searched for links. */
const SEARCHED: Searched = {
  types: features.flatMap(({ content = [] }) => content).filter(({ isForStaff }) => !isForStaff),
  own: "localhost:3000",
};

/** Finds the links of the site, as the program does once an hour. */
export async function findLinks({ deps: { db } }: Pick<TestApp, "deps">): Promise<void> {
  await savePlaces(db, await findPlaces(db, SEARCHED));
}
