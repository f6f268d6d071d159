import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type SentSpan = {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
};
type Sent = { readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[] };

export type TraceCollector = {
  /** Address for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  /** Returns the received spans as lines: each with the names of its ancestors, and a `!` if it failed. */
  readonly readLines: () => string[];
  readonly close: () => void;
};

/** Starts a trace collector that accepts OTLP over HTTP and keeps everything. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes: Buffer) => (text += bytes.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces')
        spans.push(...(JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const nameOf = (id: string | undefined): string => {
    const span = spans.find(({ spanId }) => spanId === id);
    return span === undefined ? '' : `${nameOf(span.parentSpanId)}/${span.name}${span.status.code === 2 ? '!' : ''}`;
  };
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readLines: () => spans.map(({ spanId }) => nameOf(spanId)).toSorted(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
