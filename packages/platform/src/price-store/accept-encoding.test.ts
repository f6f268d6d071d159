import { expect, it } from 'vitest';
import { listEncodings } from './accept-encoding.ts';

it.each([
  ['nothing', undefined, ['identity']],
  ['an empty header', '', ['identity']],
  ['what browsers send', 'gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['capital letters and spaces', ' GZip ; Q=0.5 ,BR', ['br', 'gzip', 'identity']],
  ['gzip refused', 'gzip;q=0, br', ['br', 'identity']],
  ['gzip refused in three decimals', 'gzip; q=0.000', ['identity']],
  ['gzip refused and anything else allowed', 'gzip;q=0, *', ['br', 'identity']],
  ['anything', '*', ['br', 'gzip', 'identity']],
  ['anything refused but gzip', '*;q=0, gzip', ['gzip', 'identity']],
  ['everything refused: an answer is better than none', 'identity;q=0, *;q=0', ['identity']],
  ['a quality that is no number', 'gzip;q=much', ['identity']],
  ['another coding whose name has gzip in it', 'x-gzip, notgzip', ['identity']],
])('lists the encodings that a client accepts: %s', (_what, header, expected) => {
  expect(listEncodings(header)).toEqual(expected);
});
