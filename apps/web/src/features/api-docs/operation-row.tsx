import type { Operation, Schema } from '@poexchange/contract/openapi/read-openapi';
import { writeType } from '@poexchange/contract/openapi/write-type';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Code } from './code.tsx';

/** Maximum depth of a body's example. Needed because a schema may be recursive. */
const DEEPEST = 6;

/** Writes a call as a curl command for a shell: parameter names in capitals are placeholders. */
export function writeCurl({ method, path, access, parameters, body }: Operation, origin: string): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${name.toUpperCase()}`)
    .join('&');
  const examples = new Map(parameters.map(({ name, example }) => [name, example]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples.get(name) ?? name.toUpperCase());
  const url = `${origin}${filled}${query === '' ? '' : `?${query}`}`;
  return [
    `curl ${method === 'GET' || (method === 'POST' && body !== null) ? '' : `-X ${method} `}'${url}'`,
    ...(access === 'visitor' ? [] : ["-H 'Authorization: Bearer TOKEN'"]),
    ...(body === null ? [] : [`--json '${JSON.stringify(makeExample(body)).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}

/** Writes a shell line that prints JSON in the form used in a path: base64url without padding. */
export function writeEncoding(json: unknown): string {
  return `printf %s '${JSON.stringify(json).replaceAll("'", String.raw`'\''`)}' | base64 | tr '+/' '-_' | tr -d '=\\n'`;
}

/** Creates an example value for a schema, with only the required parts. */
export function makeExample(schema: Schema | boolean, depth = 0): unknown {
  if (typeof schema === 'boolean' || depth > DEEPEST) return null;
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (first !== undefined) return makeExample(first, depth + 1);
  return makeTyped(schema, depth);
}

function makeTyped(schema: Schema, depth: number): unknown {
  const type = Array.isArray(schema.type) ? (schema.type as readonly string[])[0] : schema.type;
  if (type === 'array') return (schema.prefixItems ?? [schema.items ?? {}]).map((item) => makeExample(item, depth + 1));
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(required.map((name) => [name, makeExample(properties[name] ?? {}, depth + 1)]));
  }
  if (type === 'string') return schema.format ?? 'text';
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : null;
}

const tones: Readonly<Record<string, BadgeTone>> = { GET: 'info', POST: 'up', PATCH: 'warn', DELETE: 'down' };

/** One call: a line that opens to show its parameters and reply. */
export function OperationRow({ operation }: { readonly operation: Operation }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { id, method, path, summary, access, sunset } = operation;
  return (
    <div id={id}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-3 px-3 py-2 text-left hover:bg-s2 focus-visible:-outline-offset-2 max-sm:flex-wrap max-sm:gap-y-1"
      >
        <Badge tone={tones[method] ?? 'neutral'} className="w-[62px] justify-center font-mono">
          {method}
        </Badge>
        <span className="flex min-w-0 flex-1 flex-col max-sm:order-last max-sm:basis-full">
          <span className="font-mono text-13 break-words" translate="no">
            {path}
          </span>
          <span className="text-12 text-muted" lang="en">
            {summary}
          </span>
        </span>
        {sunset !== null && <Badge tone="warn">{t('apiDocs.goesAway', { date: sunset })}</Badge>}
        <span className="ml-auto shrink-0 text-12 text-muted">{nameAccess()}</span>
        <Glyph name="chevronDown" size={14} className={joinClasses('shrink-0 text-faint transition-transform', isOpen && 'rotate-180')} />
      </button>
      {isOpen && <Details operation={operation} />}
    </div>
  );

  function nameAccess(): ReactNode {
    if (access === 'visitor') return t('apiDocs.anybody');
    if (access === 'session') return t('apiDocs.session');
    return (
      <span className="font-mono" translate="no">
        {access}
      </span>
    );
  }
}

function Details({ operation }: { readonly operation: Operation }) {
  const { t } = useTranslation();
  const { parameters, body, reply, refusals, perMinute } = operation;
  const curl = writeCurl(operation, location.origin);
  return (
    <div className="flex flex-col gap-4 border-t border-line-soft bg-bg px-3 py-3">
      <p className="text-12 text-muted">{t('apiDocs.perMinute', { count: perMinute })}</p>
      {parameters.length > 0 && (
        <Part title={t('apiDocs.parameters')}>
          <Code
            text={parameters
              .map(({ name, in: place, required, schema }) => `${name}${required ? '' : '?'}: ${writeType(schema)} // ${place}`)
              .join('\n')}
          />
        </Part>
      )}
      {parameters
        .filter(({ schema }) => schema.contentSchema !== undefined)
        .map(({ name, schema }) => (
          <EncodedParameter key={name} name={name} schema={schema} />
        ))}
      {body !== null && (
        <Part title={t('apiDocs.body')}>
          <Code text={writeType(body)} />
        </Part>
      )}
      <Part title={t('apiDocs.reply')}>
        <Code text={writeType(reply)} />
      </Part>
      <Part title={t('apiDocs.refusals')}>
        <ul className="flex flex-col gap-1 text-12">
          {refusals.map(({ status, codes }) => (
            <li key={status} className="flex gap-3 font-mono" translate="no">
              <span className="shrink-0 text-muted">{status}</span>
              <span className="min-w-0 break-words">{codes}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('apiDocs.example')}>
        <Code text={curl} />
        <CopyButton size="sm" className="self-start" text={curl}>
          {t('apiDocs.copy')}
        </CopyButton>
      </Part>
    </div>
  );
}

/** A parameter that contains JSON: its schema, and a shell line that encodes it. */
function EncodedParameter({ name, schema }: { readonly name: string; readonly schema: Schema }) {
  const { t } = useTranslation();
  const line = writeEncoding(schema.contentSchema?.examples?.[0] ?? makeExample(schema.contentSchema ?? {}));
  return (
    <Part title={name}>
      <p className="text-12 text-muted">{t('apiDocs.encoded', { name })}</p>
      <Code text={writeType(schema.contentSchema ?? {})} />
      <Code text={line} />
      <CopyButton size="sm" className="self-start" text={line}>
        {t('apiDocs.copy')}
      </CopyButton>
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-12 font-semibold text-muted">{title}</h3>
      {children}
    </section>
  );
}
