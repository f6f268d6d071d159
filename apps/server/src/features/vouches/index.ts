export { closeVouchReports } from './close-vouch-reports.ts';
export { removeVouch } from './remove-vouch.ts';
export { unvouchFor, vouchFor } from './vouch.ts';
export { registerVouches } from './vouches.routes.ts';
