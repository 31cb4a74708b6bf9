import type { Localized } from "../platform/locale/lang";

/** A page of the charity elsewhere on the web; `name` is the service's own name. */
export interface SocialLink {
  name: string;
  url: string;
}

/** Where the office is, in degrees (WGS 84). */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** The way from public transport to the door; without a `station` Contact draws none. */
export interface WayHere {
  /** The nearest MTR station. */
  station: Localized;
  exit: string;
  /** From the exit to the door. */
  walk: Localized;
  /** Where lifts and ramps are. */
  stepFree: Localized;
}

/** The account for bank transfers. */
export interface BankAccount {
  bankName: Localized;
  accountName: string;
  accountNumber: string;
}

/** PPS bill payment: the charity's merchant code and PPS's own payment line. */
export interface PpsAccount {
  merchantCode: string;
  phone: string;
}

/** Faster Payment System. */
export interface FpsAccount {
  /** An FPS ID (7 or 9 digits), a mobile number as `+852-67891234`, or an e-mail address; "" hides everything about FPS. */
  id: string;
  /** In the code, where the charity's bank takes one; else "". */
  reference: string;
}

/** To whom cheques are payable and where they are posted. */
export interface ChequeDetails {
  payee: Localized;
  address: Localized;
}

/** The annual report that About links to: a stored PDF, or a file elsewhere; without either there is no link. */
export interface AnnualReport {
  year: number;
  /** Id of a PDF in the media store. */
  pdfId: string | null;
  originalFilename: string;
  /** An http(s) address, or "". */
  url: string;
}

/**
 * Everything the site says about the charity that is not a text of its own. Staff edit it; what is blank is
 * left out of the pages.
 */
export interface SiteDetails {
  name: Localized;
  shortName: Localized;
  /** With country code, as people read it, e.g. `+852 0000 0000`. */
  phone: string;
  fax: string;
  email: string;
  address: Localized;
  mapPoint: MapPoint;
  wayHere: WayHere;
  social: readonly SocialLink[];
  bank: BankAccount;
  pps: PpsAccount;
  fps: FpsAccount;
  cheque: ChequeDetails;
  /** Inland Revenue Department file number, e.g. `91/…`; empty hides every sentence about tax. */
  registrationReference: string;
  annualReport: AnnualReport;
}

/** A short heading with its text. */
export interface TitledText {
  title: Localized;
  text: Localized;
}
