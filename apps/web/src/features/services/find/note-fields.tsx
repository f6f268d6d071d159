/** Message and region that an offer's owner receives with a request. */
import { serviceLimits, serviceRegions, type ServiceRegion } from '@poexchange/domain/service';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { RequestNote } from './use-request-service.tsx';

const REGION_KEY = 'poexchange:own-region';

/** The region last chosen in this browser. */
export function readOwnRegion(): ServiceRegion | null {
  try {
    return serviceRegions.find((region) => region === localStorage.getItem(REGION_KEY)) ?? null;
  } catch {
    return null;
  }
}

function keepOwnRegion(region: ServiceRegion | null): void {
  try {
    if (region === null) localStorage.removeItem(REGION_KEY);
    else localStorage.setItem(REGION_KEY, region);
  } catch {
    // Storage is blocked, so the region is not remembered.
  }
}

export function NoteFields({ note, onChange }: { readonly note: RequestNote; readonly onChange: (note: RequestNote) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-2">
      <TextField
        aria-label={t('services.request.message')}
        placeholder={t('services.request.messageHint')}
        value={note.message}
        maxLength={serviceLimits.rulesCharacters}
        onChange={(event) => onChange({ ...note, message: event.target.value })}
        className="min-w-0 flex-1"
      />
      <Select
        aria-label={t('services.request.ownRegion')}
        value={note.region ?? ''}
        options={[
          { value: '', label: t('services.filter.region') },
          ...serviceRegions.map((region) => ({ value: region, label: writeRegions([region]) })),
        ]}
        onChange={(value) => {
          const region = serviceRegions.find((each) => each === value) ?? null;
          keepOwnRegion(region);
          onChange({ ...note, region });
        }}
      />
    </div>
  );
}
