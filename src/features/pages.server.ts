import { home } from "../pages/home/definition";
import { pagesFeature } from "./pages/feature.server";

/** The texts of the public pages, each of which says its own beside its component; listed in this order. */
export const pages = pagesFeature([home]);
