import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CompanyForm } from '../../../features/company/CompanyForm/CompanyForm.tsx';
import type { CompanyDraft } from '../../../features/company/company-draft.ts';
import { company, updateCompany } from '../../../stores/company/company.ts';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { companyTabWords } from './company-tab-words.ts';

const draft = draftOf<CompanyDraft>('company');

/** The facts about the company, at an address of their own. */
export function CompanyTab() {
  const t = useWords(companyTabWords);
  const loaded = useStore(company.$loaded, { ssr: 'initial' });
  useEffect(() => void company.load(), []);
  return (
    <TabPage>
      <PageTitle lead={t('whatBillsDutiesAnd')}>{t('company')}</PageTitle>
      <LoadedView
        loaded={loaded}
        label={t('loadingCompany')}
        message={t('companyCouldNotBe')}
        onRetry={() => void company.load()}
      >
        {(data) => <CompanyForm company={data} draft={draft} submit={updateCompany} />}
      </LoadedView>
    </TabPage>
  );
}
