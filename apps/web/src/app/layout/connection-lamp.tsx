import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { isAway, useReachability, type Verdict } from '../../shared/network/connection.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { useConnection } from '../../shared/socket/connection-store.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';
import { useAge } from './use-age.ts';

const looks: Readonly<Record<Verdict, { readonly glyph: GlyphName; readonly tone: string }>> = {
  live: { glyph: 'signal', tone: 'border-transparent text-up' },
  reconnecting: { glyph: 'refresh', tone: 'border-line text-muted' },
  offline: { glyph: 'signalOff', tone: 'border-warn text-warn' },
  stale: { glyph: 'clock', tone: 'border-warn text-warn' },
};

/** D36: whether what is shown is live, in a drawing and a word. */
export function ConnectionLamp({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const verdict = useVerdict();
  const age = useAge();
  const { glyph, tone } = looks[verdict];
  return (
    <span
      title={t('away.lamp')}
      className={joinClasses(
        'inline-flex h-[26px] shrink-0 items-center gap-1.5 rounded-full border px-2 text-12 whitespace-nowrap',
        // Where there is little room, a lamp is lit only when something is wrong.
        verdict === 'live' && 'max-xl:hidden',
        tone,
        className,
      )}
    >
      <Glyph name={glyph} size={14} />
      {/* The notice below says the same; only a wide bar has room for the words in every language. */}
      <span className="max-xl:sr-only">{t(`away.${verdict}`)}</span>
      {isAway(verdict) && age !== null && <span className="max-xl:hidden">{`· ${age}`}</span>}
    </span>
  );
}

/** The server may answer while the person's own connection, over which requests arrive, does not stand. */
function useVerdict(): Verdict {
  const verdict = useReachability((state) => state.verdict);
  const hasToken = useHasToken();
  const isWanted = useConnection((state) => state.realtime !== null);
  const socket = useConnection((state) => state.socket);
  return verdict === 'live' && hasToken && isWanted && socket !== 'open' ? 'reconnecting' : verdict;
}
