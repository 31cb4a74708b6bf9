import type { TestApp } from "../../../../test/app";

type Make = (app: TestApp, staff: Record<string, string>) => Promise<unknown>;

/** Sends a message by the contact form's call; gives its id. `website` makes it a suspected one. */
async function sendMessage(app: TestApp, staff: Record<string, string>, website = ""): Promise<string> {
  const json = {
    firstName: "Mei",
    lastName: "Chan",
    email: "mei@visitor.example",
    message: "Hello",
    website,
  };
  await app.call("POST", "/api/contact", { json });
  const answer = await app.call("GET", "/api/messages?show=all", { headers: staff });
  const { messages } = (await answer.json()) as { messages: { _id: string }[] };
  return messages[0]?._id ?? "";
}

const named: Make = async (app, staff) => ({ message_id: await sendMessage(app, staff) });

/** One valid input for each call that changes something or reads one message, for the conformance suite. */
export const enquiriesSamples: Record<string, Make> = {
  "enquiries.one": named,
  "enquiries.open": named,
  "enquiries.done": async (app, staff) => ({ message_id: await sendMessage(app, staff), done: true }),
  "enquiries.answer": async (app, staff) => ({
    message_id: await sendMessage(app, staff),
    way: "telephone",
    note: "Called back",
  }),
  "enquiries.resend": named,
  "enquiries.notSpam": async (app, staff) => ({
    message_id: await sendMessage(app, staff, "https://spam.example"),
  }),
  "enquiries.erase": named,
  "enquiries.erasePerson": async (app, staff) => {
    await sendMessage(app, staff);
    return { email: "mei@visitor.example" };
  },
};
