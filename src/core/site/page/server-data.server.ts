import { createContext } from "react-router";

/** Where a loader puts what the page's static parts are made of, and the browser never needs: see `ServerData`. */
export const serverDataContext = createContext<unknown>(null);
