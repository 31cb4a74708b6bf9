import { CallError } from "../../../core/api/client";
import { useSave } from "../../../core/staff/use-save";

/**
 * As useSave, but a 409 is said in the server's words: here it is never somebody else's version of a form, but
 * why something cannot be done with a receipt.
 */
export function useToldSave() {
  const { save, refuse, ...state } = useSave();
  const toldSave = (call: () => Promise<void>) =>
    save(async () => {
      try {
        await call();
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 409) throw error;
        refuse(error.message, []);
      }
    });
  return { ...state, save: toldSave };
}
