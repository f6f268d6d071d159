import { useTranslation } from '../i18n/use-translation.ts';
import { isAway, useReachability, type Verdict } from './connection.ts';
import { useHasToken } from '../session/token.ts';
import { useConnection } from '../socket/connection-store.ts';
import { joinClasses } from '../ui/classes.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { useAge } from './use-age.ts';

const looks: Readonly<Record<Verdict, { readonly glyph: GlyphName; readonly tone: string }>> = {
  live: { glyph: 'signal', tone: 'border-transparent text-up' },
  reconnecting: { glyph: 'refresh', tone: 'border-line text-muted' },
  offline: { glyph: 'signalOff', tone: 'border-warn text-warn' },
  stale: { glyph: 'clock', tone: 'border-warn text-warn' },
};

export type ConnectionLampProps = {
  /** `bar` (above all pages) has little room; `head` (a page's own header) always shows the text. */
  readonly place?: 'bar' | 'head';
  readonly className?: string;
};

/** Shows the connection state as an icon and a word. */
export function ConnectionLamp({ place = 'bar', className }: ConnectionLampProps) {
  const { t } = useTranslation();
  const verdict = useVerdict();
  const age = useAge();
  const { glyph, tone } = looks[verdict];
  return (
    <span
      title={t('away.lamp')}
      className={joinClasses(
        'inline-flex h-[26px] shrink-0 items-center gap-1.5 rounded-full border px-2 text-12 whitespace-nowrap',
        // In a narrow bar, show the lamp only when something is wrong.
        place === 'bar' && verdict === 'live' && 'max-xl:hidden',
        tone,
        place === 'head' && verdict === 'live' && 'border-line!',
        className,
      )}
    >
      <Glyph name={glyph} size={14} />
      {/* The notice below has the same text; only a wide bar has room for the words in every language. */}
      <span className={place === 'bar' ? 'max-xl:sr-only' : undefined}>{t(`away.${verdict}`)}</span>
      {isAway(verdict) && age !== null && <span className="max-xl:hidden">{`· ${age}`}</span>}
    </span>
  );
}

/** The server may answer calls while the user's socket, which delivers requests, is closed. */
function useVerdict(): Verdict {
  const verdict = useReachability((state) => state.verdict);
  const hasToken = useHasToken();
  const isWanted = useConnection((state) => state.realtime !== null);
  const socket = useConnection((state) => state.socket);
  return verdict === 'live' && hasToken && isWanted && socket !== 'open' ? 'reconnecting' : verdict;
}
