import { currentDay } from '@prahari/contract/clock';
import { addDays } from '@prahari/domain/days';

const FIRST_DAYS = 10;

/** The month that is looked at: in its first days the one before, which is to be agreed. */
export const monthNow = (): string => addDays(currentDay(), -FIRST_DAYS).slice(0, 7);
