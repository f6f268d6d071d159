import { describe, expect, it } from 'vitest';
import { findText, fillText } from '../../shared/i18n/translate.ts';
import english from '../../i18n/en/notification.json';
import { readMessage } from './message-text.ts';

const say = (body: string): string => {
  const { key, params } = readMessage(body);
  return fillText(findText({ texts: english, key, params, language: 'en' }) ?? '', params, 'en');
};
const unknown = english.message.unknown;

describe('message text', () => {
  it('R3.53 inserts the params into the message of a dotted key', () => {
    expect(say('services.vouched&ign=Kirael')).toBe('Kirael vouched for you');
    expect(say('services.removed&count=1200&game=poe1')).toBe('Services taken down while you were away: 1,200');
    expect(readMessage(`services.removed&count=${'9'.repeat(30)}`).params).toEqual({ count: '9'.repeat(30) });
  });

  it('R3.53 shows the fallback for an unknown or missing key, never one of the page’s other strings', () => {
    for (const body of [
      'services.nextYear&ign=Kirael',
      '',
      '&',
      '&ign=Kirael',
      'message.vouched&ign=Kirael',
      'constructor',
      '__proto__',
      'error.banned',
    ])
      expect(say(body), body).toBe(unknown);
  });

  it('R3.53 treats params as plain text, regardless of their content', () => {
    expect(say('services.vouched&ign=<b>{{count}}</b>&count=3')).toBe('<b>{{count}}</b> vouched for you');
    expect(say('services.vouched&ign=Tom%26Anna%3D')).toBe('Tom&Anna= vouched for you');
    expect(say('services.vouched&ign=100%')).toBe('100% vouched for you');
    expect(say('services.vouched&ign=%20 Kirael%20')).toBe('Kirael vouched for you');
    expect(say('services.vouched&ign=a\u202Eb%0Ac\u0000')).toBe('abc vouched for you');
    expect(say('services.vouched&__proto__=x&ign=Kirael&=y&constructor')).toBe('Kirael vouched for you');
    expect(say('services.vouched')).toBe(' vouched for you');
    expect(say(`services.vouched&ign=${'x'.repeat(5000)}`)).toBe(`${'x'.repeat(80)}… vouched for you`);
    expect(
      Object.keys(readMessage(`services.vouched${'&a=1'.repeat(3)}${Array.from({ length: 99 }, (_, at) => `&p${at}=1`).join('')}`).params)
        .length,
    ).toBeLessThanOrEqual(20);
  });
});
