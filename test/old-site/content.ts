import { picture } from "../../src/media/testing/image-files";
import { pdfFile } from "../../src/media/testing/pdf-files";

/** A record of the old site, with whatever its database had. */
export type OldRecord = Record<string, unknown>;

/** What an old site has: its records by kind, and its files by their paths below the account, as `image/upload/ID`. */
export interface OldContent {
  news: OldRecord[];
  notes: OldRecord[];
  forms: OldRecord[];
  items: OldRecord[];
  sma: OldRecord[];
  donors: OldRecord[];
  special: unknown[];
  orgStructure: OldRecord[];
  chart: OldRecord[];
  volunteer: OldRecord[];
  files: Map<string, Buffer>;
}

/** The account at the old site's media host. */
export const ACCOUNT = "kapok-old";

/** An id as the old site's database made them, of a moment in seconds. */
export const oldId = (seconds: number, number = 0): string =>
  seconds.toString(16).padStart(8, "0") + number.toString(16).padStart(16, "0");

/** A moment in seconds of which news of the tests are: 5 May 2019, 12:00 in Hong Kong. */
export const MAY_2019 = Date.UTC(2019, 4, 5, 4) / 1000;

const inAll = (texts: OldRecord): OldRecord => ({ eng: texts, tra: texts, sim: texts });

interface Size {
  news: number;
  notes: number;
  names: number;
  topics: number;
  pictures: number;
  pdfs: number;
  /** Of each picture, in pixels. */
  width: number;
}

const SMALL: Size = { news: 6, notes: 3, names: 9, topics: 2, pictures: 4, pdfs: 2, width: 320 };

/** An old site without a quirk, as large as is asked for. */
export async function oldContent(size: Partial<Size> = {}): Promise<OldContent> {
  const { news, notes, names, topics, pictures, pdfs, width } = { ...SMALL, ...size };
  const files = new Map<string, Buffer>();
  const photos: string[] = [];
  for (const at of counted(pictures)) {
    const id = `news/photo ${at + 1}`;
    photos.push(id);
    files.set(
      `image/upload/${id}.jpg`,
      await picture(width, Math.round(width * 0.75) + at)
        .jpeg()
        .toBuffer(),
    );
  }
  const documents = counted(pdfs).map((at) => `forms/表格 ${at + 1}`);
  for (const [at, id] of documents.entries()) files.set(`image/upload/${id}.pdf`, numberedPdf(at));
  const photo = (at: number) => photos[at % photos.length] ?? null;
  return {
    news: counted(news).map((at) => newsItem(at, photo(at))),
    notes: counted(notes).map((at) => ({
      _id: oldId(MAY_2019 + at, at),
      note: { coverId: null, ...inAll({ author: `Author ${at}`, details: "", content: `Thank you ${at}` }) },
    })),
    forms: documents.map((pdfId, at) => ({
      _id: oldId(MAY_2019 + at, at),
      ...{ pdfId, formValue: `Form ${at}`, originalFilename: `Form ${at}`, lang: ["eng", "tra", "sim"] },
      ...inAll({ formValue: `Form ${at}` }),
    })),
    items: counted(Math.min(3, pictures)).map((at) => ({
      _id: oldId(MAY_2019 + at, at),
      ...{ coverId: [photo(at), null, null, null], price: `HK$${at}0`, order: String(9 - at) },
      ...inAll({ name: `Item ${at}`, tag: "", desc: "Handmade" }),
    })),
    sma: counted(topics).map((at) => ({
      _id: oldId(MAY_2019 + at, at),
      coverId: null,
      ...inAll({
        title: `Topic ${at}`,
        references: [`Source ${at}`],
        items: [{ subTitle: `Part ${at}`, content: "Words." }],
      }),
    })),
    donors: [{ _id: oldId(MAY_2019), ...inAllNames(names) }],
    special: counted(6).map((at) => [{ _id: oldId(MAY_2019 + at), num: at + 1, photo_id: photo(at) }]),
    orgStructure: [
      {
        _id: oldId(MAY_2019),
        combined: {
          eng: people("eng"),
          tra: people("tra"),
          sim: people("sim"),
        },
      },
    ],
    chart: [{ _id: oldId(MAY_2019), ...inAll({ coverId: photo(0) }) }],
    volunteer: [
      {
        _id: oldId(MAY_2019),
        ...{ individual: "https://forms.example.org/one", organization: "https://forms.example.org/all" },
        volunteerArr: ["eng", "tra", "sim"].map((lang, at) => ({
          ...{
            pdfId: documents[at % documents.length] ?? null,
            originalFilename: `volunteers-${lang}`,
            lang,
          },
        })),
        ...inAll({ formValue: "Volunteer form" }),
      },
    ],
    files,
  };
}

function newsItem(at: number, coverId: string | null): OldRecord {
  // Some in each of several years, the first of them the newest.
  const seconds = MAY_2019 - at * 30 * 24 * 60 * 60;
  const source = coverId === null ? "" : `<img src="${fileAddress(coverId)}">`;
  return {
    _id: oldId(seconds, at),
    ...{
      coverId,
      category: ["Member Activities"],
      starred: at < 2,
      date: new Date(seconds * 1000).toISOString(),
    },
    ...inAll({
      ...{ header: `News ${at}`, content: `<p>The story ${at}.</p>${source}` },
      ...{ photoId: null, photoArray: [], video: "" },
    }),
  };
}

/** The address of a picture as editors of the old site put it into texts. */
const fileAddress = (id: string): string =>
  `https://res.cloudinary.com/${ACCOUNT}/image/upload/w_800,c_limit/v1571234567/${id.split("/").map(encodeURIComponent).join("/")}.jpg`;

const inAllNames = (names: number) => {
  const list = counted(names).map((at) => `Donor ${at}`);
  return { eng: list, tra: list, sim: list };
};

const people = (lang: string): OldRecord => ({
  ...{ founder: `Founder ${lang}`, trustee: "", members: "One\nTwo", advisors: "Three" },
  ...{ membersSplit: ["One", "Two"], advisorsSplit: ["Three"] },
  [`${lang}Staff`]: [{ order: 1, staffName: "Somebody", staffTitle: "Director" }],
  [`${lang}Patron`]: [{ order: 1, patronName: "Somebody else", patronTitle: "Patron" }],
});

const counted = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A sound PDF whose bytes are no other's. */
const numberedPdf = (at: number): Buffer => pdfFile({ catalog: `/Lang (en-${at})` });
