/** Why the program, or a command of it, does nothing, in words for its operator. */
export class Refusal extends Error {}
