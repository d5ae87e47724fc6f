import { defineWords } from '../words/define-words.ts';

/** Words of avatars, which say a person's state. */
export const avatarWords = defineWords('avatar', {
  absent: 'absent',
  assigned: 'assigned',
  off: 'not available',
  onBreak: 'on break',
  onDuty: 'on duty',
  unknownPerson: 'Unknown person',
});
