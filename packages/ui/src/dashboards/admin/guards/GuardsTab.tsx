import { getClientRecord } from '@prahari/contract/clients';
import { listExpiringPapers } from '@prahari/contract/documents';
import { addGuard, getGuardRecord, guardStatuses, guardStatusLabels } from '@prahari/contract/guards';
import type { Guard } from '@prahari/contract/guards.schemas';
import { importGuards } from '@prahari/contract/imports';
import { getFreeGuards } from '@prahari/contract/post-guards';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { GuardsTable } from '../../../features/guards/GuardsTable/GuardsTable.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { guards } from '../../../stores/guards/guards.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { replaceParams, useSearchParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { AdminList, type AdminListProps } from '../lists/AdminList.tsx';
import { filtersOf, withAll } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { Import } from '../people/Import.tsx';
import { NewGuard } from '../people/NewPerson.tsx';
import { clientLink, guardLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { guardsTabWords } from './guards-tab-words.ts';

const GuardReviews = lazyPart(
  () => import('../../../features/guards/GuardReviews/GuardReviews.tsx'),
  'GuardReviews',
);

const GuardsBulk = lazyPart(() => import('./GuardsBulk.tsx'), 'GuardsBulk');

const bulkActions: NonNullable<AdminListProps<Guard>['bulkActions']> = (rows, keep) => (
  <GuardsBulk guards={rows} keep={keep} />
);

const ExpiringPapersList = lazyPart(() => import('./ExpiringPapersList.tsx'), 'ExpiringPapersList');

const FreeGuardsBoard = lazyPart(() => import('../posts/FreeGuardsBoard.tsx'), 'FreeGuardsBoard');

/** The guards, or with `papers=expiring` the papers that expire, or with `free` who is free. */
export function GuardsTab() {
  const params = useSearchParams();
  const Instead =
    params.get('papers') === 'expiring' && isOffered(listExpiringPapers)
      ? ExpiringPapersList
      : params.has('free') && isOffered(getFreeGuards)
        ? FreeGuardsBoard
        : undefined;
  if (!Instead) return <GuardsList />;
  return (
    <TabPage>
      <Instead />
    </TabPage>
  );
}

function GuardsList() {
  const t = useWords(guardsTabWords);
  const sayLists = useWords(listsWords);
  const [reviewed, setReviewed] = useState<Guard | null>(null);
  const closeReviews = () => setReviewed(null);
  const overview = useOverview();
  const now = useNow();
  const filters = filtersOf(sayLists, guardStatuses, guardStatusLabels, withAll(overview?.guards));
  return (
    <TabPage>
      <AdminList
        list={guards}
        preload={GuardReviews.preload}
        title={t('securityGuards')}
        nouns={[t('oneGuard'), t('manyGuards')]}
        placeholder={t('nameEmailOrPlace')}
        filters={filters}
        exportAs="guards"
        tools={
          <>
            {overview && overview.papersExpiring > 0 && (
              <Button variant="plain" onPress={() => replaceParams({ papers: 'expiring' })}>
                {t('papersExpire', { papersExpiring: overview.papersExpiring })}
              </Button>
            )}
            {isOffered(importGuards) && <Import list="guards" />}
            {isOffered(addGuard) && <NewGuard />}
          </>
        }
        bulkActions={bulkActions}
        emptyState={
          <EmptyState scene="guardPost" title={t('noGuardsYet')}>
            {isOffered(addGuard) ? t('enterFirstWithNew') : t('acceptSecurityApplicationTo')}
          </EmptyState>
        }
      >
        {(rows, table) => (
          <GuardsTable
            guards={rows}
            now={now}
            guardLink={isOffered(getGuardRecord) ? guardLink : undefined}
            clientLink={isOffered(getClientRecord) ? clientLink : undefined}
            onShowReviews={setReviewed}
            {...table}
          />
        )}
      </AdminList>
      {reviewed && (
        <GuardReviews
          guard={reviewed}
          guardLink={isOffered(getGuardRecord) ? (id) => guardLink(id, closeReviews) : undefined}
          onClose={closeReviews}
        />
      )}
    </TabPage>
  );
}
