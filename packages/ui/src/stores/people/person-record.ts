import { clientsMessages, getClientRecord, getClientTimeline } from '@prahari/contract/clients';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { getGuardRecord, getGuardTimeline, guardsMessages } from '@prahari/contract/guards';
import type { GuardRecord, PersonTimeline } from '@prahari/contract/guards.schemas';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

interface RecordOptions<Data> {
  read: (id: string) => Promise<Data>;
  /** Fetches the longer timeline. */
  timeline: (id: string) => Promise<PersonTimeline>;
  failed: string;
}

/** Creates a record that shows one person at a time. */
function createRecord<Data extends { timeline: PersonTimeline }>({
  read,
  timeline,
  failed,
}: RecordOptions<Data>) {
  let shownId = '';
  const report = (error: unknown) => reportFailure(error, serverMessageOr(error, failed));
  const loaded = createLoaded<Data>({ read: () => read(shownId), failed: report });
  return {
    $loaded: loaded.$loaded,
    /** Loads a person's record in place of another's. */
    async open(id: string): Promise<void> {
      if (id !== shownId) loaded.reset();
      shownId = id;
      await loaded.load();
    },
    reload: loaded.refreshSilently,
    /** Adds earlier entries. Reports failures instead of throwing. */
    async showMore(): Promise<void> {
      try {
        const longer = await timeline(shownId);
        const now = loaded.$loaded.get();
        if (now.state === 'ready') loaded.put({ ...now.data, timeline: longer });
      } catch (error) {
        report(error);
      }
    },
  };
}

export const guardRecord = createRecord<GuardRecord>({
  read: async (id) => (await call(getGuardRecord, { id })).data,
  timeline: async (id) => (await call(getGuardTimeline, { id })).data,
  failed: guardsMessages.recordFailed,
});

export const clientRecord = createRecord<ClientRecord>({
  read: async (id) => (await call(getClientRecord, { id })).data,
  timeline: async (id) => (await call(getClientTimeline, { id })).data,
  failed: clientsMessages.recordFailed,
});
