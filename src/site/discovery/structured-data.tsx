import { LANG_TAG, type Lang, useLang } from "../../platform/locale/lang";
import { useMenu } from "../frame/menu";
import { type ShownDetails, siteHref, useOrigin, useSiteDetails } from "../frame/page";
import { useMirror } from "../mirror/mirror-context";

/** An item of the vocabulary of schema.org; undefined properties are left out. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Serialises JSON-LD so that it can neither end its script element, nor be read as anything but JSON. */
export const jsonLd = (data: object): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * A page's subject in the terms of schema.org, for search engines. A data block, which no browser runs; see
 * `finishPage`, which moves it to the end of the page.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const [first] = things;
  const isNowhere = useMirror()?.hasAddress === false; // without an own address, every address would be wrong
  if (!first || isNowhere) return null;
  const context = { "@context": "https://schema.org" };
  const data = things.length === 1 ? { ...context, ...first } : { ...context, "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}

/** The site, from a page in one language. */
interface Site {
  origin: string;
  lang: Lang;
  details: ShownDetails;
}

const homeOf = ({ origin, lang }: Site): string => `${origin}/${lang}`;

/** The charity where it is named beside something else. */
const charityIn = (site: Site): Thing => ({
  "@type": "NGO",
  "@id": `${site.origin}/#charity`,
  name: site.details.name,
  url: homeOf(site),
});

/** The charity with all that the footer says of it. */
export function charityWhole(site: Site): Thing {
  const { shortName, phone, fax, email, address, social, registrationReference } = site.details;
  const known = (text: string) => text || undefined;
  return {
    ...charityIn(site),
    alternateName: known(shortName),
    telephone: known(phone),
    faxNumber: known(fax),
    email: known(email),
    address: address ? { "@type": "PostalAddress", streetAddress: address, addressCountry: "HK" } : undefined,
    taxID: known(registrationReference),
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  };
}

/** The site itself, and how it is searched where it is. */
export const websiteOf = (site: Site, isSearched: boolean): Thing => ({
  "@type": "WebSite",
  "@id": `${site.origin}/#site`,
  name: site.details.name,
  url: homeOf(site),
  inLanguage: LANG_TAG[site.lang],
  publisher: { "@id": `${site.origin}/#charity` },
  potentialAction: isSearched
    ? {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${homeOf(site)}/search?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      }
    : undefined,
});

/** Giving to the charity at an address. */
export const donationTo = (site: Site, name: string, url: string): Thing => ({
  "@type": "DonateAction",
  name,
  recipient: charityIn(site),
  target: { "@type": "EntryPoint", urlTemplate: url },
});

/** The breadcrumb of a page: `steps` as of links, the last is the page. */
const breadcrumbs = (steps: readonly { name: string; url: string }[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, url }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: url,
  })),
});

interface Article {
  url: string;
  header: { text: string; lang: Lang };
  description: string;
  image: string;
  sections: readonly string[];
  /** ISO 8601, UTC. */
  published: string;
  changed: string;
}

/** A news item, with the charity as author and publisher. */
export function articleOf(site: Site, article: Article): Thing {
  const { url, header, description, image, sections, published, changed } = article;
  return {
    "@type": "NewsArticle",
    headline: header.text.replaceAll(/\s+/g, " "),
    description: description || undefined,
    mainEntityOfPage: url,
    inLanguage: LANG_TAG[header.lang],
    image,
    datePublished: published,
    dateModified: changed,
    articleSection: sections.length > 0 ? sections : undefined,
    author: charityIn(site),
    publisher: { "@id": `${site.origin}/#charity` },
  };
}

/** A page about a disease. @param reviewed the day, and the person if one is named */
export const medicalPage = (reviewed: { date: string; person: string | undefined }): Thing => ({
  "@type": "MedicalWebPage",
  lastReviewed: reviewed.date || undefined,
  reviewedBy: reviewed.person ? { "@type": "Person", name: reviewed.person } : undefined,
});

/** The end of a question, with closing punctuation. */
const QUESTION = /[?？][\s"'”’」』）)]*$/;

interface Part {
  heading: string;
  /** Plain. */
  text: string;
}

/** Questions with their answers, if all parts of a page are such; else none. */
export function questionsIn(parts: readonly Part[]): Thing | undefined {
  if (parts.length < 2 || !parts.every(({ heading, text }) => QUESTION.test(heading) && text !== ""))
    return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: parts.map(({ heading, text }) => ({
      "@type": "Question",
      name: heading,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}

/** A title or a profession by which a text names a person, before or behind the name. */
const TITLED =
  /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss)\.?\s+\p{Lu}|^\p{Script=Han}{1,6}(?:醫生|医生|醫師|医师|教授|博士|護士|护士|先生|女士|小姐)/u;

/**
 * The person that a review names first; undefined where it names a team or no one, so that search engines are
 * given no invented person.
 */
export function personNamed(text: string): string | undefined {
  const [first = ""] = text.split(/[,，、;；(（\n]/);
  const name = first.trim();
  return TITLED.test(name) ? name : undefined;
}

/** The site as structured data names it, and whole addresses of its pages in the language of this one. */
export function useSite() {
  const site = { origin: useOrigin(), lang: useLang(), details: useSiteDetails() };
  return { site, address: (path: string) => site.origin + siteHref(`/${site.lang}`, path) };
}

/** Plain address and name of a page. */
interface Step {
  path: string;
  name: string;
}

/** The breadcrumb of a page from Home, with the labels of menu and footer where they link to a step. */
export function useBreadcrumbs(...steps: readonly Step[]): Thing {
  const { header, footer } = useMenu();
  const { site, address } = useSite();
  const links = [...footer, ...header.flatMap((each) => ("links" in each ? each.links : [each]))];
  const home = { path: "/", name: site.details.name };
  return breadcrumbs(
    [home, ...steps].map(({ path, name }) => ({
      name: (links.find(({ to }) => to === path)?.text ?? name).replaceAll(/\s+/g, " "),
      url: address(path),
    })),
  );
}
