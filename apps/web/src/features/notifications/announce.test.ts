import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideLatePart } from '../../shared/late-parts.ts';
import { announce, announceFetched, forgetAnnounced } from './announce.ts';
import { makeNotification } from './testing/make-notification.ts';

/** Later than the fetch in most of these tests. */
const NOW_MS = 1e13;

describe('notification announcements', () => {
  let heard: string[] = [];
  let withdraw = (): void => undefined;
  beforeEach(() => {
    heard = [];
    forgetAnnounced();
    withdraw = provideLatePart('announcer', ({ id }) => void heard.push(id));
  });
  afterEach(() => withdraw());

  it('R4.29 announces a new notification once, however often it arrives', () => {
    announce(makeNotification('a'));
    announce(makeNotification('a'));
    announceFetched([makeNotification('a')], NOW_MS);
    expect(heard).toEqual(['a']);
  });

  it('R4.29, D37 announces a corrected request again only when the server requires it', () => {
    const asked = makeNotification('a');
    const withBody = (body: object) => ({ ...asked, body: { ...asked.body, ...body } }) as typeof asked;
    announce(asked);
    announce(withBody({ askedAgainMs: 5 }));
    announceFetched([withBody({ askedAgainMs: 5 })], NOW_MS);
    expect(heard).toEqual(['a']);
    announce(withBody({ askedAgainMs: 9, toldAgainMs: 9 }));
    announce(withBody({ askedAgainMs: 12, toldAgainMs: 9 }));
    expect(heard).toEqual(['a', 'a']);
  });

  it('R4.29 does not announce read or hidden notifications', () => {
    announce(makeNotification('a', { read: true }));
    announce(makeNotification('b', { display: false }));
    expect(heard).toEqual([]);
  });

  it('R4.26 announces notifications delayed by a broken connection, but not those that already existed at load', () => {
    announceFetched([makeNotification('before')], NOW_MS);
    announceFetched([makeNotification('before'), makeNotification('missed')], NOW_MS);
    expect(heard).toEqual(['missed']);
  });

  it('R4.29 announces a notification that arrived while the page was opening, but no older notification', () => {
    announceFetched(
      [makeNotification('opening', { timestamp: NOW_MS }), makeNotification('before', { timestamp: NOW_MS - 3_600_000 })],
      NOW_MS,
    );
    expect(heard).toEqual(['opening']);
  });

  it('R4.26 announces a notification once if it arrived live before the first fetch ended', () => {
    announce(makeNotification('live'));
    announceFetched([makeNotification('live'), makeNotification('before')], NOW_MS);
    expect(heard).toEqual(['live']);
  });

  it('starts from scratch for the next account on the page', () => {
    announceFetched([makeNotification('mine')], NOW_MS);
    forgetAnnounced();
    announceFetched([makeNotification('theirs')], NOW_MS);
    expect(heard).toEqual([]);
  });
});
