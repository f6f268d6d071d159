import { webhookLimits } from '@poexchange/contract/rest/webhooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Code } from './code.tsx';
import type { PostedEvent } from '@poexchange/contract/openapi/read-openapi';
import { writeType } from '@poexchange/contract/openapi/write-type';

/** Anchor of this part, to which the settings link. */
const ANCHOR = 'webhooks';

/** Events for third-party programs: how they are sent and verified, and their content. */
export function WebhookEvents({ events }: { readonly events: readonly PostedEvent[] }) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  // The page is rendered after the browser has looked for the anchor.
  useEffect(() => {
    if (location.hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id={ANCHOR} aria-labelledby="api-webhooks" className="flex scroll-mt-4 flex-col gap-2">
      <h2 id="api-webhooks" className="text-14 font-semibold">
        {t('apiDocs.webhooks')}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-13 text-muted">
        <li>{t('apiDocs.webhooksWhere')}</li>
        <li>{t('apiDocs.webhooksSign')}</li>
        <li>{t('apiDocs.webhooksAnswer', { days: webhookLimits.failingDays })}</li>
      </ul>
      {events.map(({ type, summary, body }) => (
        <details key={type} className="rounded-lg border border-line bg-s1 px-3 py-2">
          <summary className="cursor-pointer">
            <span className="font-mono text-13" translate="no">
              {type}
            </span>{' '}
            <span className="text-12 text-muted" lang="en">
              {summary}
            </span>
          </summary>
          <div className="pt-2">
            <Code text={writeType(body)} />
          </div>
        </details>
      ))}
    </section>
  );
}
