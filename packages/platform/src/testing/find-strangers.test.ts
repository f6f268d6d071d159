import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findStrangers } from './find-strangers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'strangers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const told = `# HELP server_replies_total replies
server_replies_total{route="GET /a",code="200"} 7
server_sockets 3
`;

function find(expr: string, shown = ''): string[] {
  const targets = [{ refId: 'A', expr, legendFormat: shown }];
  writeFileSync(path.join(folder, 'dashboard.json'), JSON.stringify({ panels: [{ title: 'row' }, { title: 'it', targets }] }));
  writeFileSync(path.join(folder, 'alerts.yaml'), `      - alert: Rule\n        expr: ${expr}\n          summary: '${shown}'\n`);
  const { strangers } = findStrangers(told, { folder, ours: /^server_/ });
  const panel = strangers.filter((stranger) => stranger.startsWith('panel it: ')).map((stranger) => stranger.slice('panel it: '.length));
  expect(strangers).toEqual([...panel.map((stranger) => `panel it: ${stranger}`), ...panel.map((stranger) => `rule Rule: ${stranger}`)]);
  return panel;
}

describe('metrics queries', () => {
  it.each([
    ['sum by (route) (rate(server_replies_total{code=~"5.."}[5m]))', '{{route}}'],
    ['server_sockets{job="server"}', '{{ $labels.instance }}'],
    ['topk(8, sum by (route) (rate(server_replies_total[5m])))', '{{route}} of {{ $value }}'],
    ['other_total{code="1"}', '{{whatever}}'],
  ])('accept known metrics and labels: %s', (expr, shown) => expect(find(expr, shown)).toEqual([]));

  it.each([
    ['server_gone', '', 'server_gone'],
    ['rate(server_replies_total{status="500"}[5m])', '', 'server_replies_total{status}'],
    ['sum by (code, path) (server_replies_total)', '', 'by (path)'],
    ['sum by (code) (server_replies_total)', '{{route}}', '{{route}}'],
    ['server_sockets', '{{code}}', '{{code}}'],
  ])('report unknown metrics and labels: %s', (expr, shown, stranger) => expect(find(expr, shown)).toEqual([stranger]));
});
