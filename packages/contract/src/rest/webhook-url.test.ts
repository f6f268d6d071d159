import { describe, expect, it } from 'vitest';
import { judgeWebhookUrl, readWebhookUrl } from './webhook-url.ts';

const long = (count: number) => 'x'.repeat(count);

describe('D81 webhook addresses', () => {
  it.each([
    ['https://hooks.example.com/in', 'https://hooks.example.com/in'],
    ['https://Hooks.Example.com', 'https://hooks.example.com/'],
    ['HTTPS://example.com:443/a?b=c&d=%20', 'https://example.com/a?b=c&d=%20'],
    ['https://example.com?x=1', 'https://example.com/?x=1'],
    ['https://example.com.:8443/', 'https://example.com.:8443/'],
    ['https://bücher.de/', 'https://xn--bcher-kva.de/'],
    ['https://1.1.1.1/', 'https://1.1.1.1/'],
    ['https://168.63.129.17/', 'https://168.63.129.17/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
    ['https://contest.local.example.org/', 'https://contest.local.example.org/'],
    [`https://${long(63)}.example.com/`, `https://${long(63)}.example.com/`],
  ])('accept %.60s', (text, href) => {
    expect(judgeWebhookUrl(text)).toEqual({ href });
    expect(readWebhookUrl(text)).toBe(href);
  });

  it.each([
    ['other forms', ['', 'hello', 'http://example.com/', 'ftp://example.com/', 'https://example.com:22/', 'https://example.com/#x']],
    ['too long', [`https://example.com/${long(500)}`]],
    [
      'what a parser changes',
      ['https:///example.com/', 'https:example.com', 'https:\\\\example.com\\a', 'https://example.com\\@10.0.0.1/'],
    ],
    ['hidden characters', ['https://exam\u00ADple.com/', 'https://exam\nple.com/', ' https://example.com/', 'https://exam%70le.com/']],
    ['letters that stand for others', ['https://ｅxample.com/', 'https://example。com/']],
    ['user names', ['https://@example.com/', 'https://:@example.com/', 'https://a:b@example.com/']],
    ['paths that change', ['https://example.com/a/../b', 'https://example.com/a b']],
    ['public numbers in another spelling', ['https://0x01.1.1.1/', 'https://16843009/', 'https://[2606:4700:0::1111]/']],
  ])('refuse %s', (_what, texts) => {
    expect(texts.filter((text) => JSON.stringify(judgeWebhookUrl(text)) !== '{"refused":"form"}')).toEqual([]);
  });

  it.each([
    ['names of one label', ['https://localhost/', 'https://intranet/', 'https://localhost./', 'https://com/']],
    [
      'names without a place on the internet',
      ['a.localhost', 'a.local', 'a.internal', 'a.home.arpa', 'a.test', 'a.invalid', 'a.onion.', 'a.example'].map(
        (name) => `https://${name}/`,
      ),
    ],
    ['names that no server of names takes', [`https://${long(64)}.com/`, `https://${`${long(50)}.`.repeat(5)}com/`, 'https://a..com/']],
    [
      'numbers',
      [
        'https://127.0.0.1/',
        'https://2130706433/',
        'https://0x7f.1/',
        'https://10.0.0.1/',
        'https://168.63.129.16/',
        'https://169.254.169.254/',
      ],
    ],
    [
      'IPv6',
      [
        'https://[::1]/',
        'https://[::ffff:8.8.8.8]/',
        'https://[fd00::1]/',
        'https://[2001::1]/',
        'https://[2001:db8::1]/',
        'https://[2002:808:808::1]/',
        'https://[3fff::1]/',
      ],
    ],
  ])('refuse %s as closed', (_what, texts) => {
    expect(texts.filter((text) => JSON.stringify(judgeWebhookUrl(text)) !== '{"refused":"closed"}')).toEqual([]);
  });
});

it('rejects a Discord webhook because Discord accepts only its own format', () => {
  for (const url of [
    'https://discord.com/api/webhooks/1/x',
    'https://ptb.discord.com/api/webhooks/1/x',
    'https://discordapp.com/api/v10/webhooks/1/x',
  ])
    expect(judgeWebhookUrl(url)).toEqual({ refused: 'discord' });
  expect(judgeWebhookUrl('https://notdiscord.com/api/webhooks/1/x')).toHaveProperty('href');
});
