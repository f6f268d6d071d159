export { followPresence } from './follow-presence.ts';
export { hideServicesOf, lockServicesOf, removeServicesOf } from './forget-person.ts';
export { expireRequests } from './requests/expire-requests.ts';
export { findFinishedService, pruneServiceRequests, type FinishedService } from './requests/requests.queries.ts';
export { pruneServiceChanges } from './service-clocks.queries.ts';
export { noteServiceDays, pruneServiceDays } from './service-history.ts';
export type { ServicesDeps } from './services-deps.ts';
export { registerServices } from './services.routes.ts';
export { tellTrust } from './tell-trust.ts';
