import * as contract from '@prahari/contract/undo';
import { AppError, refusal } from '../AppError.ts';

export const nothingToUndo = () => refusal(contract.nothingToUndo);
export const undoOver = () => refusal(contract.undoOver);

/** @param what a sentence without its full stop */
export const somethingFollowed = (what: string) =>
  new AppError(
    contract.somethingFollowed.status,
    contract.somethingFollowed.code,
    `${contract.somethingFollowed.message}: ${what}`,
  );
