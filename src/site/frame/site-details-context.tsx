import { createContext, type ReactNode, useContext, useState } from "react";
import type { SiteDetails, SocialLink } from "../../charity/site-details";
import type { Lang } from "../../platform/locale/lang";

/** Of the charity's details what the frame of every page says, in the language of the page. */
export interface ShownDetails {
  name: string;
  shortName: string;
  phone: string;
  fax: string;
  email: string;
  address: string;
  social: readonly SocialLink[];
  registrationReference: string;
}

/** Takes from the details what pages show in `lang`: little, since pages whose scripts need it carry it as data. */
export function shownDetails(details: SiteDetails, lang: Lang): ShownDetails {
  const { name, shortName, phone, fax, email, address, social, registrationReference } = details;
  return {
    name: name[lang],
    shortName: shortName[lang],
    phone,
    fax,
    email,
    address: address[lang],
    social,
    registrationReference,
  };
}

/** For the page that says that not even the root could be rendered; it shows none of this. */
const NOTHING: ShownDetails = {
  name: "",
  shortName: "",
  phone: "",
  fax: "",
  email: "",
  address: "",
  social: [],
  registrationReference: "",
};

type Shown = readonly [ShownDetails, (details: ShownDetails) => void];

const SiteDetailsContext = createContext<Shown>([NOTHING, () => {}]);

interface SiteDetailsProviderProps {
  /** As the server sent them with the document. */
  details: ShownDetails | undefined;
  children: ReactNode;
}

/** Provides the charity's details to its children. */
export function SiteDetailsProvider({ details, children }: SiteDetailsProviderProps) {
  const shown = useState(details ?? NOTHING);
  return <SiteDetailsContext value={shown}>{children}</SiteDetailsContext>;
}

/** The charity's name, numbers and addresses in the language of the page. */
export function useSiteDetails(): ShownDetails {
  return useContext(SiteDetailsContext)[0];
}

/** Shows other details in the document that is open, as after they were edited in it. */
export function useShowSiteDetails(): (details: ShownDetails) => void {
  return useContext(SiteDetailsContext)[1];
}
