import { expect, it } from 'vitest';
import { servicesApi } from './services.ts';
import { serviceRequestSchema, serviceRowSchema } from './service-shapes.ts';

it('R3.45, R3.49 lists a service with the fields of the specification and the facts a buyer decides by, without account data', () => {
  const specified = ['id', 'poe', 'league', 'userId', 'location', 'serviceCategory', 'serviceName', 'isCustomService', 'creatorType'];
  const priced = ['priceValue', 'priceType', 'userStatus', 'vouchCount'];
  const added = [
    'ign',
    'isChatLinked',
    'oldestVouchMs',
    'onlineSinceMs',
    'overwriteMode',
    'overwriteRules',
    'regions',
    'rules',
    'timestampMs',
  ];
  expect(Object.keys(serviceRowSchema.shape).toSorted()).toEqual([...specified, ...priced, ...added].toSorted());
});

it('R3.35 gives a request the fields of the specification: rules, message, names, category, and the region of its asker', () => {
  const named = [
    'serviceCategory',
    'serviceName',
    'isCustomService',
    'location',
    'rules',
    'message',
    'ownerIgn',
    'askerIgn',
    'askerRegion',
  ];
  expect(Object.keys(serviceRequestSchema.shape)).toEqual(expect.arrayContaining(named));
  const own = ['rules', 'overwriteRules', 'overwriteMode', 'regions', 'ign', 'location', 'vouchCount'];
  expect(Object.keys(serviceRowSchema.shape)).toEqual(expect.arrayContaining(own));
});

it('R3.47, R3.49 identifies vouched people by id only, and shows others only their number', () => {
  expect(Object.keys(servicesApi.getMyVouches.reply.shape).toSorted()).toEqual(['myVouchCount', 'vouchedUsers']);
  const info = ['chatName', 'isChatLinked', 'lastUpheldMs', 'linkedCount', 'newestMs', 'oldestMs', 'services', 'upheldDisputes'];
  expect(Object.keys(servicesApi.getVouchInfo.reply.shape).toSorted()).toEqual([...info, 'vouchCount', 'yoursMs']);
});
