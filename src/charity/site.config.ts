import type { SiteDetails } from "./site-details";

/**
 * The charity as a new site begins: the first save under Site details in the staff area takes the place of
 * all of this. To run the site for another one, change the values here or there, and the texts in `src/charity/`;
 * nothing else names it. These belong to a fictional charity and are blank on purpose, so that nobody can pay into or
 * ring a stranger's: a real charity's `pps.phone` is PPS's payment line, 18031 in English and 18033 in Cantonese.
 * Sentences about tax appear once `registrationReference` is filled in. While names and accounts are these and demo
 * content is there, Donate says that it is a demonstration.
 */
export const siteConfig: SiteDetails = {
  name: {
    eng: "Kapok SMA Association",
    tra: "木棉脊髓肌肉萎縮症協會",
    sim: "木棉脊髓肌肉萎缩症协会",
  },
  shortName: { eng: "Kapok", tra: "木棉會", sim: "木棉会" },
  phone: "+852 0000 0000",
  fax: "+852 0000 0000",
  email: "hello@kapok.example",
  address: {
    eng: "Unit 0, Demo Building, North Point, Hong Kong",
    tra: "香港北角示範大廈 0 室",
    sim: "香港北角示范大厦 0 室",
  },
  mapPoint: { lat: 22.2913, lng: 114.2004 },
  wayHere: {
    station: { eng: "", tra: "", sim: "" },
    exit: "",
    walk: { eng: "", tra: "", sim: "" },
    stepFree: { eng: "", tra: "", sim: "" },
  },
  social: [
    { name: "Facebook", url: "https://kapok.example/facebook" },
    { name: "Instagram", url: "https://kapok.example/instagram" },
    { name: "YouTube", url: "https://kapok.example/youtube" },
  ],
  bank: {
    bankName: { eng: "Demo Bank", tra: "示範銀行", sim: "示范银行" },
    accountName: "Kapok SMA Association",
    accountNumber: "000-000000-000",
  },
  pps: { merchantCode: "0000", phone: "00000" },
  fps: { id: "", reference: "" },
  cheque: {
    payee: {
      eng: "Kapok SMA Association",
      tra: "木棉脊髓肌肉萎縮症協會",
      sim: "木棉脊髓肌肉萎縮症協會",
    },
    address: {
      eng: "Unit 0, Demo Building, North Point, Hong Kong",
      tra: "香港北角示範大廈 0 室",
      sim: "香港北角示范大厦 0 室",
    },
  },
  registrationReference: "",
  annualReport: { year: 2020, pdfId: null, originalFilename: "", url: "" },
};
