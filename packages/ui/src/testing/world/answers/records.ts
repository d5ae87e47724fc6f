import { listActivity, listUndeliveredMail, mailNotFound, retryMail } from '@prahari/contract';
import { type Answer, answer, data, found, newId } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { page } from '../page.ts';

export const recordAnswers: Record<string, Answer> = {
  // The list is narrowed by topic, which it calls a status.
  listActivity: answer(listActivity, ({ world, query }) => {
    const topic = query.get('status');
    const rows = world.activity.filter((row) => !topic || row.topic === topic);
    return page(
      listActivity.list,
      rows.map((row) => ({ ...row, status: row.topic })),
      query,
    );
  }),
  listUndeliveredMail: answer(listUndeliveredMail, ({ world, query }) =>
    page(listUndeliveredMail.list, world.mails, query),
  ),
  retryMail: answer(retryMail, ({ world, me, body }) => {
    const mail = found(world.mails, body.mailId, mailNotFound);
    Object.assign(mail, { status: 'waiting', canRetry: false, nextTryAt: daysAgo(0) });
    world.activity.push({
      _id: newId(world, 'activity'),
      createdAt: daysAgo(0),
      action: 'mail.retried',
      topic: 'mail',
      actor: { _id: me.id, name: me.name, email: me.email },
      about: { recipient: mail.recipient },
    });
    return data(mail);
  }),
};
