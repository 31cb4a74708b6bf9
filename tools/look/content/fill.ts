import { LONG } from "./long-words.ts";
import { type StaffApi, send, staffApi } from "./staff-api.ts";

/** Puts `count` of everything that has a list into an empty site, the first of each as long as words get. */
export async function fillLists(site: string, count: number): Promise<void> {
  const api = await staffApi(site);
  for (let number = 0; number < count; number += 1) {
    await addNews(api, number);
    await addNote(api, number);
    await addItem(api, number);
    await addForm(api, number);
    await addMessage(site, number);
  }
  await addPeople(api, count);
}

/** In turn: everything long, only one language, twelve photos, a photo of an odd shape, plain. */
async function addNews(api: StaffApi, number: number): Promise<void> {
  const kind = number % 5;
  const content = `<p>${LONG.text.repeat(4)}</p><h2>${LONG.word}</h2><p>${LONG.text}</p>`;
  const photos =
    kind === 2 ? await Promise.all(range(12).map((at) => api.photo(600 + at, 400 + at * 20))) : [];
  const eng = { header: kind === 0 ? LONG.title : `${LONG.word} ${number}`, content, photoArray: photos };
  const tra = { header: LONG.titleTra, content: `<p>${LONG.textTra.repeat(5)}</p>` };
  const sim = { header: LONG.titleSim, content: `<p>${LONG.textSim.repeat(5)}</p>` };
  const news = {
    coverId:
      kind === 0 || kind === 4 ? null : await api.photo(kind === 3 ? 300 : 900, kind === 3 ? 1200 : 600),
    category: number % 2 ? ["Fund-raising Activities"] : [],
    starred: number < 4,
    ...(kind === 1 ? { tra } : { eng, tra, sim }),
  };
  await api.post("/api/addnews", { news });
}

async function addNote(api: StaffApi, number: number): Promise<void> {
  const note = {
    coverId: number % 2 ? await api.photo(500 + number, 700) : null,
    eng: {
      author: number ? "Yan" : LONG.nameEng,
      details: "Member",
      content: LONG.text.repeat(number ? 1 : 8),
    },
    ...(number % 3 ? {} : { tra: { author: LONG.nameTra, content: LONG.textTra.repeat(6) } }),
  };
  await api.post("/api/addnote", { note });
}

async function addItem(api: StaffApi, number: number): Promise<void> {
  const item = {
    coverId: [await api.photo(400 + number, 400)],
    price: number ? `HK$${number}` : "HK$1,280 for a set of twelve, delivery in Hong Kong included",
    eng: { name: number ? `Item ${number}` : LONG.word, tag: LONG.text, desc: LONG.text.repeat(3) },
    tra: { name: number ? `義賣品${number}` : LONG.nameTra },
  };
  await api.post("/api/addCharityItem", { item });
}

async function addForm(api: StaffApi, number: number): Promise<void> {
  const formValue = number ? `Form number ${number}` : LONG.title;
  await api.post("/api/addForm", { pdfId: await api.pdf(), formValue, lang: ["eng", "tra", "sim"] });
}

async function addMessage(site: string, number: number): Promise<void> {
  const firstName = number ? "Wing" : LONG.nameEng;
  const body = { firstName, lastName: "Chan", email: `wing${number}@post.example`, message: LONG.text };
  // More than that from one address would have to wait.
  if (number < 25) await send(site, "/api/contact", body);
}

async function addPeople(api: StaffApi, count: number): Promise<void> {
  const names = (first: string, other: string) =>
    range(count).map((number) => (number ? `${other} ${number}` : first));
  await api.post("/api/adddonor", {
    eng: names(LONG.nameEng, "Mr Donor"),
    tra: names(LONG.nameTra, "善長"),
    sim: names(LONG.nameSim, "善长"),
  });
  await api.post("/api/addorgstructure", {
    combined: {
      eng: {
        founder: LONG.nameEng,
        engStaff: names(LONG.nameEng, "Ms Staff").map((staffName) => ({ staffName, staffTitle: LONG.word })),
      },
      tra: {
        founder: LONG.nameTra,
        traStaff: names(LONG.nameTra, "職員").map((staffName) => ({
          staffName,
          staffTitle: "高級註冊社會工作主任（復康服務）",
        })),
      },
    },
  });
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);
