import { createContext } from "react";

/**
 * While the server renders: what the page's loader put aside for its static parts. Loader data are sent along with the
 * page for React to begin with; what is needed for parts alone that the browser leaves as they are would be sent twice.
 */
export const ServerData = createContext<unknown>(undefined);
