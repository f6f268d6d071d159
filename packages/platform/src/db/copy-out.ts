import type { Kysely } from 'kysely';
import type { PoolClient, Submittable } from 'pg';
import { poolOf } from './database.ts';

/**
 * Header length of a binary COPY, in bytes: an 11-byte signature, flags, and the length of an extension that is never
 * used.
 */
const HEADER_BYTES = 19;
const TRAILER_BYTES = 2;

type CopyMessage = { readonly chunk: Buffer };

/**
 * Reads rows in PostgreSQL's binary format: `onRow` receives each row's bytes (the number of fields, then each field
 * after its length), which are valid only until `onRow` returns. `query` must be a select without parameters, so it
 * must not contain untrusted input. For a million rows this takes a fraction of the time of reading individual values.
 */
export async function copyRows<Tables>(db: Kysely<Tables>, query: string, onRow: (row: Buffer) => void): Promise<void> {
  const client = await poolOf(db).connect();
  let isBroken = true;
  try {
    await submit(client, `copy (${query}) to stdout (format binary)`, (chunk) => {
      // The header arrives in one chunk with the first row; the trailer arrives separately.
      const row = isHeader(chunk) ? chunk.subarray(HEADER_BYTES) : chunk;
      if (row.length > TRAILER_BYTES) onRow(row);
    });
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

function isHeader(chunk: Buffer): boolean {
  return chunk.length >= HEADER_BYTES && chunk[0] === 0x50 && chunk.toString('latin1', 0, 6) === 'PGCOPY';
}

function submit(client: PoolClient, statement: string, onChunk: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const ignore = (): void => undefined;
    const copy = {
      submit: (connection: { query: (text: string) => void }) => connection.query(statement),
      handleCopyData: ({ chunk }: CopyMessage) => {
        if (failure !== null) return;
        try {
          onChunk(chunk);
        } catch (error) {
          // The remaining rows still arrive and are dropped, so that the connection stays usable.
          failure = error instanceof Error ? error : new Error(String(error));
        }
      },
      handleError: (error: Error) => reject(error),
      handleReadyForQuery: () => (failure === null ? resolve() : reject(failure)),
      handleRowDescription: ignore,
      handleDataRow: ignore,
      handleCommandComplete: ignore,
      handleEmptyQuery: ignore,
      handlePortalSuspended: ignore,
    };
    client.query(copy as unknown as Submittable);
  });
}
