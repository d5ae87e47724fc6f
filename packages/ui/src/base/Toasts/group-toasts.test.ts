import { describe, expect, test } from 'vitest';
import { groupToasts } from './group-toasts.ts';
import type { ToastMessage } from './toast-message.ts';

const failure = (id: string, message: string, cause?: string): ToastMessage => ({
  id,
  tone: 'failure',
  message,
  cause,
});

describe('toasts in groups', () => {
  test('failures of one cause are one group with a line each', () => {
    const [group, ...others] = groupToasts([
      failure('1', 'Failed to fetch guards', 'offline'),
      failure('2', 'Failed to fetch applications', 'offline'),
    ]);
    expect(others).toEqual([]);
    expect(group).toEqual({
      id: '1',
      tone: 'failure',
      ids: ['1', '2'],
      lines: [
        { message: 'Failed to fetch applications', count: 1 },
        { message: 'Failed to fetch guards', count: 1 },
      ],
    });
  });

  test('how many more failed is the last line', () => {
    const [group] = groupToasts([
      failure('1', 'PR/26-27/000150: Bill not found', 'refused'),
      failure('2', 'Hill Crest: changed since', 'refused'),
      failure('3', '… and 4 more', 'refused'),
    ]);
    expect(group?.lines.map(({ message }) => message)).toEqual([
      'Hill Crest: changed since',
      'PR/26-27/000150: Bill not found',
      '… and 4 more',
    ]);
  });

  test('a repeated failure is one line with a count', () => {
    const groups = groupToasts([
      failure('1', 'Failed to update status'),
      failure('2', 'Failed to update status'),
    ]);
    expect(groups.map(({ lines }) => lines)).toEqual([[{ message: 'Failed to update status', count: 2 }]]);
  });

  test('failures of different causes stay apart', () => {
    const groups = groupToasts([
      failure('1', 'Failed to fetch guards', 'offline'),
      failure('2', 'Invalid OTP'),
    ]);
    expect(groups.map(({ ids }) => ids)).toEqual([['1'], ['2']]);
  });

  test('successes stay apart even when they are equal', () => {
    const paid = { tone: 'success', message: 'Bill marked as paid successfully' } as const;
    expect(
      groupToasts([
        { id: '1', ...paid },
        { id: '2', ...paid },
      ]),
    ).toHaveLength(2);
  });
});
