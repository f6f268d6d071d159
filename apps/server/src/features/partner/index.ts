export { createPartnerClient, type PartnerClient } from './partner-client.ts';
export { prunePartnerStates } from './partner.queries.ts';
export { registerPartner } from './register-partner.ts';
export { findPartnerProblem, partnerVariables, readPartnerSettings } from './variables.ts';
