import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of RotationSummary. */
export const rotationSummaryWords = defineOfficeWords('rotationSummary', {
  extendByMonth: 'Extend by a month',
  guard: 'Guard',
  onOffUntil: ({ on, off, day }: { on: number; off: number; day: string }) =>
    `${on} on, ${off} off, until ${day}`,
  reasonToAssignAll: 'Reason to assign all the same',
  reliever: 'reliever',
  rotation: 'Rotation',
  rotationCouldNotBe: 'The rotation could not be extended',
  rotationOf: 'Rotation ',
  sundays: 'Sundays',
});

export type SayRotationSummary = Translate<typeof rotationSummaryWords>;
