import { weekdayOf } from '@prahari/domain/duty-days';
import { everyDayOf } from '@prahari/domain/muster';
import { expect, it } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { dayOf, month } from '../../../../testing/muster.ts';
import { type RegisterRow, registerRows } from '../../../../testing/registers.ts';

const { api, company } = await startCompany();
const days = everyDayOf(month);
/** The letters of each day: `of` those of its weekday. */
const letters = (of: (weekday: number) => string) => days.map((day) => of(weekdayOf(day)));
const marksOf = (row: RegisterRow) => days.map((_, index) => row[String(index + 1)]);

/** A guard with some weekdays at one client's post and others at that of another; Sunday is off. */
async function guardOfTwoPosts() {
  const guard = await company.addGuard({ name: 'Sunita Devi' });
  const posts = [];
  for (const [name, weekdays] of [
    ['First', [1, 2, 3]],
    ['Second', [4, 5, 6]],
  ] as const) {
    const { clientId } = await company.addClient({}, { name });
    const postId = await addPost(api, company.admin, clientId, { shift: 'day', startDate: dayOf(1) });
    const period = { startDate: dayOf(1), endDate: daysFromToday(10) };
    const body = { postId, guardIds: [guard.guardId], ...period, weekdays };
    expectStatus(await api.post('/admin/assign-to-post', body, company.admin), 201);
    posts.push({ clientId, postId });
  }
  return { guard, posts };
}

it('a day of duty at another post is no weekly off in muster and registers', async () => {
  const { posts } = await guardOfTwoPosts();
  const atFirst = letters((weekday) => (weekday === 7 ? 'WO' : weekday <= 3 ? 'P' : ''));
  const atSecond = letters((weekday) => (weekday === 7 ? 'WO' : weekday <= 3 ? '' : 'P'));
  const sundays = `${days.filter((day) => weekdayOf(day) === 7).length}`;
  for (const [index, { clientId, postId }] of posts.entries()) {
    const expected = index === 0 ? atFirst : atSecond;
    for (const register of ['attendance', 'muster'])
      for (const query of [`month=${month}`, `month=${month}&clientId=${clientId}`]) {
        const rows = await registerRows(api, `${register}?${query}`, company.admin);
        const own = rows.filter(({ Name: name }) => name === 'Sunita Devi');
        expect([register, query, own.map(marksOf)]).toEqual([
          register,
          query,
          query.includes('clientId') ? [expected] : [atFirst, atSecond],
        ]);
      }
    const [attendance] = await registerRows(
      api,
      `attendance?month=${month}&clientId=${clientId}`,
      company.admin,
    );
    const [wages] = await registerRows(api, `wage-input?month=${month}&clientId=${clientId}`, company.admin);
    expect([attendance?.['Weekly offs'], wages?.['Weekly offs']]).toEqual([sundays, sundays]);
    const muster = await api.get(`/admin/muster?postId=${postId}&month=${month}`, company.admin);
    expect(muster.body.data.guards[0].cells.map(({ mark }: { mark: string }) => mark)).toEqual(expected);
  }
});
