import { answerOffer as answerEndpoint, getOffer as getEndpoint } from '@prahari/contract/offers';
import { call } from '../../api/call.ts';

export const getOffer = (token: string) => call(getEndpoint, { token });
export const answerOffer = (token: string, yes: boolean) => call(answerEndpoint, { token, yes });
