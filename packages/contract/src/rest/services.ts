/**
 * Services, service requests and vouching, separate from the other endpoints so that only pages that call them load
 * them.
 */
import { deleteServices, getMyServices, relistAllServices, saveServices, setServicesActive, updateService } from './own-services.ts';
import { getServiceHistory, getServices } from './public-services.ts';
import { deleteServicePreset, getServicePresets, saveServicePreset } from './service-presets.ts';
import { answerServiceRequest, disputeService, getServiceRequest, getServiceRequests, requestService } from './service-requests.ts';
import { getMyVouches, getVouchInfo, reportVouches, unvouch, vouch } from './vouches.ts';

/** The service endpoints by name. */
export const servicesApi = {
  answerServiceRequest,
  deleteServicePreset,
  deleteServices,
  disputeService,
  getMyServices,
  getMyVouches,
  getServiceHistory,
  getServicePresets,
  getServiceRequest,
  getServiceRequests,
  getServices,
  getVouchInfo,
  relistAllServices,
  reportVouches,
  requestService,
  saveServicePreset,
  saveServices,
  setServicesActive,
  unvouch,
  updateService,
  vouch,
} as const;

export { type PresetDraft, type PresetDraftBody, type PresetService, type ServicePreset } from './service-presets.ts';
export { type ServiceFeed, type ServiceHistory } from './public-services.ts';
export {
  type OwnService,
  type ServiceChange,
  type ServiceDraft,
  type ServiceDraftBody,
  type ServiceRequest,
  type ServiceRow,
} from './service-shapes.ts';
export { type MyVouches, type VouchInfo } from './vouches.ts';
