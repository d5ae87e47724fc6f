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
  let showsMore = false;
  const report = (error: unknown) => reportFailure(error, serverMessageOr(error, failed));
  async function readShown(): Promise<Data> {
    const record = await read(shownId);
    return showsMore ? { ...record, timeline: await timeline(shownId) } : record;
  }
  const loaded = createLoaded<Data>({ read: readShown, failed: report });
  return {
    $loaded: loaded.$loaded,
    /** Loads a person's record in place of another's. */
    async open(id: string): Promise<void> {
      if (id !== shownId) loaded.reset();
      shownId = id;
      showsMore = false;
      await loaded.load();
    },
    reload: loaded.refreshSilently,
    /** Adds earlier entries. Reports failures instead of throwing. */
    async showMore(): Promise<void> {
      try {
        const id = shownId;
        const longer = await timeline(id);
        const now = loaded.$loaded.get();
        if (id !== shownId || now.state !== 'ready') return;
        showsMore = true;
        loaded.put({ ...now.data, timeline: longer });
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
