import type { OfficeMessage } from '@prahari/contract/messages.schemas';
import { whatsAppLink } from '@prahari/domain/phone';

/** The messages of one person. */
export interface PersonMessages {
  person: OfficeMessage['person'];
  messages: OfficeMessage[];
  /** Opens a chat with all of them in one text; missing where the person has no number or gave no consent. */
  whatsapp?: string | undefined;
}

const textOf = (messages: readonly OfficeMessage[]): string => messages.map(({ text }) => text).join('\n\n');

/** Groups messages by their person, in the order of each one's first message. */
export function byPerson(messages: readonly OfficeMessage[]): PersonMessages[] {
  const groups = new Map<string, OfficeMessage[]>();
  for (const message of messages) {
    const { role, _id } = message.person;
    const key = `${role} ${_id}`;
    groups.set(key, [...(groups.get(key) ?? []), message]);
  }
  return [...groups.values()].flatMap((own) => {
    const person = own[0]?.person;
    if (!person) return [];
    const isOffered = own.every(({ whatsapp }) => whatsapp !== undefined);
    return {
      person,
      messages: own,
      whatsapp: isOffered ? whatsAppLink(person.phone, textOf(own)) : undefined,
    };
  });
}
