import type { SiteDetails, SocialLink } from "../../../charity/site-details";
import type { Lang } from "../../locale/lang";

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
