/** Marks each statement with the work it belongs to, and adds it to that work's trace as a span. */
import type { PoolClient } from 'pg';
import { beginChildSpan } from '../tracing/index.ts';
import { readWork } from '../work.ts';

type Query = (...said: unknown[]) => unknown;

const LONGEST_TEXT = 1000;

/**
 * Makes a connection prefix each statement with a comment such as `request='...'`, which the database's log and
 * `pg_stat_activity` show even for a statement that hangs. A comment costs nothing, while naming the connection would
 * take another statement per request. Named statements are left unchanged, since their text must not change.
 */
export function nameStatements(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const named: Query = (first, ...rest) => {
    const text = readText(first);
    if (text === null) return query(first, ...rest);
    const work = readWork();
    const marked = work === undefined ? first : mark(first, `/*${work.kind}='${work.id}'*/ ${text}`);
    const span = beginChildSpan(readVerb(text), {
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) },
    });
    if (span === null) return query(marked, ...rest);
    const last = rest.at(-1);
    if (typeof last === 'function') {
      return query(marked, ...rest.slice(0, -1), (error: unknown, ...results: unknown[]) => {
        span.end(error === null || error === undefined ? {} : { error });
        (last as Query)(error, ...results);
      });
    }
    const answer = query(marked, ...rest) as Promise<unknown>;
    answer.then(
      () => span.end(),
      (error: unknown) => span.end({ error }),
    );
    return answer;
  };
  Object.assign(client, { query: named });
}

/** Returns the text of a statement that may be marked; null for cursors, copies and named statements. */
function readText(first: unknown): string | null {
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null || 'submit' in first) return null;
  const { text, name } = first as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined ? text : null;
}

function mark(first: unknown, text: string): unknown {
  return typeof first === 'string' ? text : { ...(first as object), text };
}

function readVerb(text: string): string {
  return /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
}
