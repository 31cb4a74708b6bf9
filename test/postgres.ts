import { inject } from "vitest";
import { newDatabaseAt } from "./postgres-server";

/** Makes an empty database on the test run's PostgreSQL server; gives its address. */
export const newDatabase = (): Promise<string> => newDatabaseAt(inject("postgresUrl"));
