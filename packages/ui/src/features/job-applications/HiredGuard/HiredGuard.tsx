import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import type { GuardProfile } from '@prahari/contract/guards.schemas';
import { formatDay } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { Scene } from '../../../base/Scene/Scene.tsx';
import { SceneBeside } from '../../../base/Scene/SceneBeside.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { jobApplicationWords } from '../job-application-words.ts';

export interface HiredGuardProps {
  guard: GuardProfile;
  /** The application that was accepted; null for a guard whom the office entered itself. */
  application: SecurityApplication | null;
  /** A button that leads to the duties. */
  action: ReactNode;
}

/** For a guard: what became of the application, the post now, and the way to the duties. */
export function HiredGuard({ guard, application, action }: HiredGuardProps) {
  const t = useWords(jobApplicationWords);
  const names = useDateNames();
  const { currentAssignment, createdAt, experience } = guard;
  const post = currentAssignment?.status === 'completed' ? null : currentAssignment;
  const accepted = application?.status === 'accepted' ? application : undefined;
  const facts = [
    { term: t('sent'), detail: accepted ? formatDay(accepted.createdAt, names) : '' },
    { term: t('acceptedOn'), detail: accepted ? formatDay(createdAt, names) : '' },
    {
      term: t('postNow'),
      detail: post ? [post.clientName, post.location.city].filter(Boolean).join(', ') : t('noPostYet'),
    },
    { term: t('experience'), detail: t('years', { count: experience }) },
    { term: t('phone'), detail: guard.phone ?? accepted?.phoneNumber ?? '' },
  ];
  return (
    <SceneBeside picture={<Scene name="litWall" />}>
      <section
        aria-label={t('yourApplication')}
        className="grid max-w-measure grid-cols-[minmax(0,1fr)] justify-items-start gap-2"
      >
        <p className="font-semibold text-lg">{t('alreadyGuard')}</p>
        <p className="text-muted text-sm">{t(accepted ? 'hiredText' : 'enteredText')}</p>
        <div className="mt-3 w-full">
          <DescriptionList items={facts.filter(({ detail }) => detail !== '')} />
        </div>
        <div className="mt-4 max-sm:w-full touch:*:min-h-target max-sm:*:w-full">{action}</div>
      </section>
    </SceneBeside>
  );
}
