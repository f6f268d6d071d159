import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { beginSpan, startTracing } from './index.ts';
import { readTraceparent } from './open-telemetry.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const header = `00-${traceId}-${spanId}-01`;

it('reads only a well-formed traceparent', () => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId, traceFlags: 1 });
  expect(readTraceparent(`00-${traceId}-${spanId}-02`)?.traceFlags).toBe(0);
  for (const text of [undefined, [header, header], '', `01-${traceId}-${spanId}-01`, header.toUpperCase(), `${header} `, `${header}-00`])
    expect(readTraceparent(text)).toBeNull();
  expect(readTraceparent(`00-${'0'.repeat(32)}-${spanId}-01`)).toBeNull();
  expect(readTraceparent(`00-${traceId}-${'0'.repeat(16)}-01`)).toBeNull();
});

type Sent = { resourceSpans: { scopeSpans: { spans: { name: string; traceId: string; parentSpanId?: string }[] }[] }[] };

it('continues a caller’s trace if the option is set, and starts a new trace otherwise', async () => {
  const spans: Sent['resourceSpans'][number]['scopeSpans'][number]['spans'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes: Buffer) => (text += bytes.toString()));
    request.on('end', () => {
      spans.push(...(JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const choice of ['followed', 'ignored', 'unset'] as const) {
    const set = choice === 'unset' ? {} : { OTEL_TRACEPARENT: choice };
    const stop = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1, ...set }, { service: 'test' });
    beginSpan(`${choice} good`, { kind: 'server', traceparent: header })?.end();
    beginSpan(`${choice} bad`, { kind: 'server', traceparent: 'no' })?.end();
    // The caller does not record this trace, so the spans would have no parent.
    beginSpan(`${choice} unkept`, { kind: 'server', traceparent: header.replace(/01$/, '00') })?.end();
    await stop();
  }
  const told = Object.fromEntries(spans.map((span) => [span.name, span.traceId === traceId && span.parentSpanId === spanId]));
  const anew = (choice: string) => ({ [`${choice} good`]: false, [`${choice} bad`]: false, [`${choice} unkept`]: false });
  expect(told).toEqual({ 'followed good': true, 'followed bad': false, ...anew('ignored'), ...anew('unset') });
});
