interface Numbered {
  number: string;
  isCancelled: boolean;
}

/** `PR/26-27/000123` in two parts: its series, and its place in it. */
function placeOf(number: string): { series: string; at: number } {
  const end = number.lastIndexOf('/');
  return { series: number.slice(0, end), at: Number(number.slice(end + 1)) };
}

const isNext = (before: Numbered, next: Numbered): boolean => {
  const [a, b] = [placeOf(before.number), placeOf(next.number)];
  return a.series === b.series && b.at === a.at + 1;
};

/** Returns runs of numbers without a gap, each with how many were cancelled. */
function runsOf(documents: readonly Numbered[]) {
  const runs: Numbered[][] = [];
  for (const document of documents.toSorted((a, b) => (a.number < b.number ? -1 : 1))) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isNext(last, document)) run.push(document);
    else runs.push([document]);
  }
  return runs.map((run, index) => {
    const cancel = run.filter(({ isCancelled }) => isCancelled).length;
    return {
      num: index + 1,
      from: run[0]?.number ?? '',
      to: run.at(-1)?.number ?? '',
      totnum: run.length,
      cancel,
      net_issue: run.length - cancel,
    };
  });
}

/** Table 13: the numbers of a month with the cancelled ones, which are those of deleted bills. */
export const issuedDocuments = ({
  bills,
  notes,
}: {
  bills: readonly Numbered[];
  notes: readonly Numbered[];
}) =>
  [
    { doc_num: 1, doc_typ: 'Invoices for outward supply', docs: runsOf(bills) },
    { doc_num: 5, doc_typ: 'Credit Note', docs: runsOf(notes) },
  ].filter(({ docs }) => docs.length > 0);
