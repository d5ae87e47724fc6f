import { clientNotFound as noClient } from '@prahari/contract/assignments/refusals';
import * as contract from '@prahari/contract/posts/refusals';
import { refusal } from '../../AppError.ts';

export const clientNotFound = () => refusal(noClient);
export const postNotFound = () => refusal(contract.postNotFound);
export const postEnded = () => refusal(contract.postEnded);
export const outsidePost = () => refusal(contract.outsidePost);
export const guardsInTheWay = () => refusal(contract.guardsInTheWay);
