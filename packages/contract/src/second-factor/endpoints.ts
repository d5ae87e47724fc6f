import { endpoint } from '../endpoint.ts';
import type { DataReply, MessageReply } from '../reply.ts';
import type {
  DisableSecondFactorBody,
  EnableSecondFactorBody,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
} from './schemas.ts';

export const getSecondFactor = endpoint<DataReply<SecondFactor>>({
  method: 'GET',
  path: '/admin/second-factor',
  access: 'admin',
});

export const setUpSecondFactor = endpoint<DataReply<SecondFactorSecret>>({
  method: 'POST',
  path: '/admin/second-factor/set-up',
  access: 'admin',
});

export const enableSecondFactor = endpoint<DataReply<RecoveryCodes>, EnableSecondFactorBody>({
  method: 'POST',
  path: '/admin/second-factor/enable',
  access: 'admin',
});

export const disableSecondFactor = endpoint<MessageReply, DisableSecondFactorBody>({
  method: 'POST',
  path: '/admin/second-factor/disable',
  access: 'admin',
});
