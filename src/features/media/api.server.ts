import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { mediaActions } from "./actions";
import { mediaContract } from "./contract";
import { keepFile } from "./keep.server";
import { describedHandlers, libraryHandlers, type TypeOf } from "./library/handlers.server";

const mediaHandlers = (typeOf: TypeOf): Handlers<typeof mediaContract> => ({
  ...libraryHandlers(typeOf),
  ...describedHandlers,

  upload: ({ file: { bytes, name } }, context) =>
    keepFile(context, { bytes, filename: name, action: mediaActions.upload }).catch(nameTheField),
});

/** Names the one field of an upload as the place of any fault of a file. */
function nameTheField(error: unknown): never {
  if (!(error instanceof Problem) || (error.status !== 413 && error.status !== 415)) throw error;
  const { status, says, details } = error;
  throw new Problem(status, says, { ...details, errors: [{ path: "file", says }] });
}

/** The calls of the library, told of which type an entry is that uses a file. */
export const mediaAnswers = (typeOf: TypeOf) => answers(mediaContract, mediaHandlers(typeOf));
