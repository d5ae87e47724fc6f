import { expect, test } from 'vitest';
import { answersIn } from './portal-answers.ts';

const answer = {
  No: 'PR/26-27/000123',
  Irn: 'a'.repeat(64),
  AckNo: '112010036563310',
  AckDt: '2026-11-30 10:00:00',
  SignedQRCode: 'a.b.c',
};

test.each([
  ['as the API takes them', [answer]],
  ['in an object', { status: 1, results: [answer] }],
  [
    'with other names',
    [
      {
        'Doc No': answer.No,
        IRN: answer.Irn,
        'Ack No': 112010036563310,
        'Ack Date': answer.AckDt,
        SignedQRCode: answer.SignedQRCode,
      },
    ],
  ],
  [
    'with the document inside',
    [
      {
        DocDtls: { No: answer.No },
        Irn: answer.Irn,
        AckNo: answer.AckNo,
        AckDt: answer.AckDt,
        SignedQRCode: answer.SignedQRCode,
      },
    ],
  ],
])('answers of the portal are read %s', (_, file) => {
  expect(answersIn(JSON.stringify(file))).toEqual([answer]);
});

test.each(['', 'no JSON', '{}', '[]', '[{"No":"PR/26-27/000001","Irn":""}]', 'null'])(
  'a file like %j has no answers',
  (text) => {
    expect(answersIn(text)).toEqual([]);
  },
);
