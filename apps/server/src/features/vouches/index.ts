export { closeVouchReports, removeVouch } from './remove-vouch.ts';
export { unvouchFor, vouchFor } from './vouch.ts';
export { registerVouches } from './vouches.routes.ts';
